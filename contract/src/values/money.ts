import { z } from 'zod';

/** Money is whole cents, in US dollars; a credit is negative. */
export const cents = z.int('Give the amount in whole cents.').min(-100_000_000_00).max(100_000_000_00);
/** An amount that can't be negative. */
export const positiveCents = cents.min(0, 'An amount can’t be negative.');
