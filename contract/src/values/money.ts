import { z } from 'zod';
import { issue } from '../sentences/fault.ts';

/** Money is whole cents, in US dollars; a credit is negative. */
export const cents = z.int(issue('whole_cents')).min(-100_000_000_00).max(100_000_000_00);
/** An amount that can't be negative. */
export const positiveCents = cents.min(0, issue('negative_amount'));
