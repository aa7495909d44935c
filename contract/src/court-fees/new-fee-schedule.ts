import { z } from 'zod';
import { confidences } from '../courthouses/confidences.ts';
import { feeBases, feePurposes } from '../courthouses/courthouses.ts';
import { issue } from '../sentences/fault.ts';
import { calendarDay } from '../values/dates.ts';
import { positiveCents } from '../values/money.ts';
import { line, oneLine, optionalLine, optionalText } from '../values/text.ts';
import { feeBracket, feeLevels, payees } from './fee-values.ts';

const MOST_ROWS = 80;
const tiers: readonly string[] = ['TIER_BY_CLAIM', 'TIER_BY_DAMAGES'];

/** Each bracket ends above the one before, and the last one has no end. */
const isAscending = (brackets: readonly { upToCents: number | null }[]): boolean =>
  brackets.every(({ upToCents }, index) => {
    const isLast = index === brackets.length - 1;
    const before = brackets[index - 1]?.upToCents ?? 0;
    return isLast ? upToCents === null || upToCents > before : upToCents !== null && upToCents > before;
  });

/** A row of a schedule as people enter it. */
export const newFeeRow = z
  .object({
    /** The row of an earlier version that it goes on with: what nobody changed stays verified. */
    earlierRow: oneLine(64).nullish(),
    purpose: z.enum(feePurposes),
    payee: z.enum(payees),
    basis: z.enum(feeBases),
    amountCents: positiveCents.nullable(),
    aboveCents: positiveCents.nullable().default(null),
    brackets: z.array(feeBracket).max(10).default([]),
    note: optionalLine(200),
    source: line('source', 300),
    confidence: z.enum(confidences),
    /** The caller has compared the row with its source. */
    isVerified: z.boolean().default(false),
  })
  .refine(({ basis, aboveCents }) => tiers.includes(basis) === (aboveCents !== null), {
    path: ['aboveCents'],
    error: issue('tier_needs_sum'),
  })
  .refine(({ basis, brackets }) => (basis === 'PERCENT') === brackets.length > 0 && isAscending(brackets), {
    path: ['brackets'],
    error: issue('brackets_wanted'),
  })
  .refine(({ basis, amountCents }) => basis !== 'PERCENT' || amountCents === null, {
    path: ['amountCents'],
    error: issue('percent_has_no_amount'),
  });
export type NewFeeRow = z.output<typeof newFeeRow>;

/** What a row says, so that two of one kind in a version are found. */
const kindOf = ({ purpose, payee, basis, aboveCents, note }: NewFeeRow): string =>
  [purpose, payee, basis, aboveCents, basis === 'ON_REQUEST' ? note : ''].join(' ');

/** A version of a place's fees. Versions are added, and never changed. */
export const newFeeSchedule = z.object({
  level: z.enum(feeLevels),
  /** Only the caller's firm reads and uses it. */
  isOwn: z.boolean(),
  effectiveFrom: calendarDay,
  note: optionalText(500),
  rows: z
    .array(newFeeRow)
    .min(1, issue('fee_row_missing'))
    .max(MOST_ROWS)
    .superRefine((rows, context) => {
      for (const [index, row] of rows.entries())
        if (rows.findIndex((other) => kindOf(other) === kindOf(row)) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'basis'],
            input: row,
            message: issue('fee_row_repeated'),
          });
    }),
});
export type NewFeeSchedule = z.output<typeof newFeeSchedule>;
