import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatMoney, parseMoney } from './money.ts';

test.each([
  [128450, '$1,284.50'],
  [-6000, '\u2212$60.00'],
  [0, '$0.00'],
  [7, '$0.07'],
])('%d cents read %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

test.each([
  ['$1,284.5', 128450],
  ['1284', 128400],
  ['.07', 7],
  ['12.', 1200],
  ['\u221260.00', -6000],
  ['', null],
  ['.', null],
  ['12.345', null],
  ['12a', null],
])('%s is read as %s cents', (text, cents) => expect(parseMoney(text)).toBe(cents));

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
      expect(parseMoney(formatAmount(cents)) ?? 0).toBe(cents);
      expect(parseMoney(formatMoney(cents)) ?? 0).toBe(cents);
    }),
  );
});
