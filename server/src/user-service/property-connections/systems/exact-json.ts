import { z } from 'zod';

interface Source {
  source?: string;
}
const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: Source) => unknown,
) => unknown;

/** Reads JSON without rounding: a number with a fraction stays the digits that were sent. */
export const exactJson = (text: string): unknown =>
  parse(text, (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) ? (source ?? value) : value,
  );

const HIGHEST = 999_999_999_999;

/** Money as `exactJson` leaves it, in whole cents; the third digit rounds. */
export const exactCents = z
  .union([z.int().min(-HIGHEST).max(HIGHEST), z.string().regex(/^-?\d{1,12}(?:\.\d+)?(?:[eE]-\d+)?$/)])
  .transform((said) => centsOf(String(said)));

/** @param said such as `-1295.1` */
function centsOf(said: string): number {
  // What is left of a sum of fractions, such as 4.5E-13, is nothing.
  if (/e/i.test(said)) return 0;
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(said) ?? [];
  const [tens = '0', ones = '0', next = '0'] = fraction.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(tens + ones) + (next >= '5' ? 1 : 0);
  return cents === 0 || sign === '' ? cents : -cents;
}
