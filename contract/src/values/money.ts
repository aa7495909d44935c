import { z } from 'zod';
import { issue } from '../sentences/fault.ts';

/** Money is whole cents, in US dollars; a credit is negative. */
export const cents = z.int(issue('whole_cents')).min(-100_000_000_00).max(100_000_000_00);
const TEN_THOUSAND = 10_000;

/** Hours, miles, defendants: more than none, with up to four decimals. */
export const quantity = z
  .number(issue('quantity_wanted'))
  .positive(issue('quantity_wanted'))
  .max(100_000, issue('quantity_wanted'))
  .refine(
    (value) => Math.abs(value * TEN_THOUSAND - Math.round(value * TEN_THOUSAND)) < 1e-6,
    issue('quantity_wanted'),
  );

/** Quantity times price, in cents; rounded once, half away from zero, as the database does. */
export function lineCents(count: number, unitCents: number): number {
  const parts = BigInt(Math.round(count * TEN_THOUSAND)) * BigInt(unitCents);
  const size = parts < 0n ? -parts : parts;
  const rounded = (size + 5_000n) / 10_000n;
  return Number(parts < 0n ? -rounded : rounded);
}

/** An amount that can't be negative. */
export const positiveCents = cents.min(0, issue('negative_amount'));

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as `$1,284.50`; a credit as `−$60.00` with a true minus sign. */
export const formatMoney = (amountCents: number): string =>
  dollars.format(amountCents / 100).replace('-', '\u2212');
