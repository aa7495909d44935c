import { expect, test } from 'vitest';
import { type FeeTable, filingFeeCents, serviceFeeCents } from './court-fees.ts';

type Line = FeeTable['lines'][number];
const line = (
  purpose: Line['purpose'],
  basis: Line['basis'],
  fee: number,
  claimAbove: number | null = null,
): Line => ({
  purpose,
  basis,
  fee,
  claimAbove,
});
const fulton: FeeTable = { baseCents: 11_100, lines: [line('FILING', 'PER_EXTRA_DEFENDANT', 800)] };
const miami: FeeTable = {
  baseCents: 18_500,
  lines: [
    line('SUMMONS', 'PER_DEFENDANT', 1_000),
    line('SERVICE', 'PER_DEFENDANT', 4_000),
    line('WRIT', 'FLAT', 11_500),
  ],
};
const euclid: FeeTable = {
  baseCents: 13_500,
  lines: [line('FILING', 'ON_REQUEST', 14_000), line('FILING', 'PER_EXTRA_DEFENDANT', 1_000)],
};
const losAngeles: FeeTable = {
  baseCents: 24_000,
  lines: [
    line('FILING', 'TIER_BY_CLAIM', 38_500, 1_000_000),
    line('FILING', 'TIER_BY_CLAIM', 43_500, 3_500_000),
  ],
};
const asked: FeeTable = { baseCents: null, lines: [] };

test.each([
  ['Fulton, one defendant', fulton, 1, 0, 11_100],
  ['Fulton, two: eight dollars for the further one', fulton, 2, 0, 11_900],
  ['Fulton, four', fulton, 4, 0, 13_500],
  ['Miami, a summons each, and neither service nor writ', miami, 2, 0, 20_500],
  ['Euclid, without what is due on request', euclid, 2, 0, 14_500],
  ['Los Angeles, a small claim', losAngeles, 1, 1_000_000, 24_000],
  ['Los Angeles, above the first tier', losAngeles, 1, 1_000_001, 38_500],
  ['Los Angeles, above the second', losAngeles, 1, 3_500_001, 43_500],
  ['where the clerk has to be asked', asked, 2, 0, null],
] as const)('filing: %s', (_, table, defendants, claimCents, cents) => {
  expect(filingFeeCents(table, { defendants, claimCents })).toBe(cents);
});

test.each([
  ['Miami, each', miami, 2, 8_000],
  [
    'Cochise, the first and each further',
    {
      baseCents: null,
      lines: [line('SERVICE', 'FLAT', 2_400), line('SERVICE', 'PER_EXTRA_DEFENDANT', 1_600)],
    },
    3,
    5_600,
  ],
  [
    'Putnam, once for the address',
    { baseCents: null, lines: [line('SERVICE', 'PER_ADDRESS', 5_000)] },
    3,
    5_000,
  ],
  ['where the table names none', fulton, 2, null],
] as const)('service: %s', (_, table, defendants, cents) => {
  expect(serviceFeeCents(table, defendants)).toBe(cents);
});
