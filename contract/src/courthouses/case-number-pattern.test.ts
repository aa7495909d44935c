import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsPattern, readCaseNumberPattern } from './case-number-pattern.ts';

const matches = (source: string, text: string): boolean => {
  const pattern = readCaseNumberPattern(source);
  if ('fault' in pattern) throw new Error(`${source}: ${pattern.fault}`);
  return pattern.matches(text);
};

test.each([
  [String.raw`^\d{2}ED\d{6}$`, '24ED012345', true],
  [String.raw`^\d{2}ED\d{6}$`, '24ED01234', false],
  [String.raw`^\d{2}ED\d{6}$`, 'x24ED012345', false],
  [String.raw`\d{4}-(?:CV|LT)-\d{1,6}[A-Z]?`, '2026-LT-88', true],
  [String.raw`\d{4}-(?:CV|LT)-\d{1,6}[A-Z]?`, '2026-XX-88', false],
  [String.raw`[^\d\s]+\.\d+`, 'JP.4', true],
  [String.raw`J\(P\)-\w*`, 'J(P)-a_9', true],
  [String.raw`(a|)b`, 'b', true],
  [String.raw`a{2,}`, 'a', false],
  [String.raw`a{2,}`, 'aaaa', true],
  [String.raw`.*-\d`, 'anything-7', true],
])('%s and %s', (source, text, expected) => {
  expect(matches(source, text)).toBe(expected);
});

test.each([
  ['(a+)+$', 60],
  ['(a|a)*b', 60],
  ['(a|aa)+$', 60],
  ['(.*)*x', 60],
  ['(([a-z])+.)+[A-Z]([a-z])+$', 60],
])('%s answers at once for what would take others an age', (source, length) => {
  const before = Date.now();
  matches(source, `${'a'.repeat(length)}!`);
  expect(Date.now() - before).toBeLessThan(200);
});

test.each([
  ['(', 1],
  ['a)', 2],
  ['[a', 1],
  ['a**', 3],
  [String.raw`(a)\1`, 4],
  ['(?=a)', 2],
  ['(?<n>a)', 2],
  [String.raw`\bA`, 1],
  ['a{3,1}', 2],
  ['[z-a]', 3],
])('%s can’t be read from character %i on', (source, at) => {
  expect(readCaseNumberPattern(source)).toEqual({ fault: 'pattern_unread', at });
});

test.each(['(((a{99}){99}){99})', 'a{9999}', `${'('.repeat(30)}a${')'.repeat(30)}`])(
  '%s is too large',
  (source) => {
    expect(readCaseNumberPattern(source)).toEqual({ fault: 'pattern_too_large' });
  },
);

test('without a pattern every number fits that has a digit', () => {
  expect(fitsPattern(null, 'J4-CV-27-1005')).toBe(true);
  expect(fitsPattern(null, 'see the file')).toBe(false);
});

test('what isn’t read refuses no number', () => {
  expect(fitsPattern('(?=a)', 'anything')).toBe(true);
  expect(fitsPattern('a', 'b')).toBe(false);
});

const atom = fc.constantFrom('a', 'b', '[ab]', String.raw`\d`, '.', '-');
const pattern = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.tuple(tie('node'), tie('node')).map(([one, other]) => one + other),
    fc.tuple(tie('node'), tie('node')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('node'), fc.constantFrom('?', '*', '+', '{2}', '{0,2}'))
      .map(([one, how]) => `(?:${one})${how}`),
  ),
})).node;

test('it says what the language’s own engine says', () => {
  fc.assert(
    fc.property(
      pattern,
      fc.array(fc.constantFrom('a', 'b', '1', '-'), { maxLength: 6 }).map((chars) => chars.join('')),
      (source, text) => {
        expect(matches(source, text)).toBe(new RegExp(`^(?:${source})$`).test(text));
      },
    ),
    { numRuns: 400 },
  );
});
