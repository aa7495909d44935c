import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [5, 'Zero and 05/100'],
  [11_100, 'One hundred eleven and 00/100'],
  [123_456, 'One thousand two hundred thirty-four and 56/100'],
  [2_000, 'Twenty and 00/100'],
  [1_000_000_01, 'One million and 01/100'],
  [71_419_990, 'Seven hundred fourteen thousand one hundred ninety-nine and 90/100'],
])('%i cents', (cents, words) => expect(amountInWords(cents)).toBe(words));

const values: Record<string, number> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  values[word] = (index + 2) * 10;

/** Reads the words back, without knowing how they were made. */
function read(text: string): number {
  const [words = '', rest = ''] = text.toLowerCase().split(' and ');
  let total = 0;
  let group = 0;
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (word === 'thousand' || word === 'million') {
      total += group * (word === 'thousand' ? 1_000 : 1_000_000);
      group = 0;
    } else group += values[word] ?? Number.NaN;
  }
  return (total + group) * 100 + Number(rest.split('/')[0]);
}

test('each amount is read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_99 }), (cents) => {
      expect(read(amountInWords(cents))).toBe(cents);
    }),
    { numRuns: 2_000 },
  );
});
