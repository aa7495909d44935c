import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffWords, type PagedWord } from './diff-words.ts';

const paged = (text: string): PagedWord[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, page: 1 }));
const said = (before: string, after: string) =>
  diffWords(paged(before), paged(after)).map(
    ({ kind, words }) => `${kind} ${words.map(({ text }) => text).join(' ')}`,
  );

describe('the words of two texts', () => {
  test.each([
    ['', '', []],
    ['a b', 'a b', ['SAME a b']],
    ['', 'a b', ['ADDED a b']],
    ['a b', '', ['REMOVED a b']],
    [
      'rent of $1,200.00 is due',
      'rent of $1,350.00 is due',
      ['SAME rent of', 'REMOVED $1,200.00', 'ADDED $1,350.00', 'SAME is due'],
    ],
    ['a b c d', 'a x y d', ['SAME a', 'REMOVED b c', 'ADDED x y', 'SAME d']],
    ['a b c', 'b c', ['REMOVED a', 'SAME b c']],
    ['b c', 'b c a', ['SAME b c', 'ADDED a']],
  ])('%j to %j', (before, after, runs) => {
    expect(said(before, after)).toEqual(runs);
  });

  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  test('read back as either text, with as few changes as a table that counts them all finds', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const runs = diffWords(paged(before.join(' ')), paged(after.join(' ')));
        const without = (gone: string) =>
          runs.flatMap(({ kind, words: all }) => (kind === gone ? [] : all.map(({ text }) => text)));
        expect(without('ADDED')).toEqual(before);
        expect(without('REMOVED')).toEqual(after);
        const same = runs.flatMap((run) => (run.kind === 'SAME' ? run.words : [])).length;
        expect(same).toBe(longestCommon(before, after));
      }),
    );
  });

  test('of texts with nothing in common are all removed and all added, and soon', () => {
    const many = (prefix: string) =>
      paged(Array.from({ length: 40_000 }, (_, n) => `${prefix}${n}`).join(' '));
    const runs = diffWords(many('a'), many('b'));
    expect(runs.map(({ kind, words: { length } }) => [kind, length])).toEqual([
      ['REMOVED', 40_000],
      ['ADDED', 40_000],
    ]);
  });
});

function longestCommon(one: readonly string[], other: readonly string[]): number {
  const table = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) {
      const row = table[i + 1] ?? [];
      row[j + 1] = a === b ? (table[i]?.[j] ?? 0) + 1 : Math.max(table[i]?.[j + 1] ?? 0, row[j] ?? 0);
    }
  return table[one.length]?.[other.length] ?? 0;
}
