import { z } from 'zod';
import { courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents, positiveCents } from '../values/money.ts';
import { confidences } from '../courthouses/confidences.ts';
import { feeBases, feePurposes } from '../courthouses/courthouses.ts';

/** Who gets the money. `SHERIFF` stands for the court's officer, whatever the court's word is. */
export const payees = ['CLERK', 'SHERIFF', 'EFILING_PROVIDER', 'PRIVATE_SERVER'] as const;
export type Payee = (typeof payees)[number];
export type FeePurpose = (typeof feePurposes)[number];
export type FeeBasis = (typeof feeBases)[number];
/** What the clerk takes when a case is filed. */
export const filingPurposes = ['FILING', 'SUMMONS'] as const satisfies readonly FeePurpose[];
/** From the most specific to the widest. */
export const feeLevels = ['courthouse', 'county', 'state'] as const;
export type FeeLevel = (typeof feeLevels)[number];

/** A part of a sum and its rate: 3 % of the first $500 is `{ upToCents: 50_000, basisPoints: 300 }`. */
export const feeBracket = z.object({
  /** Null for all that is above the bracket before. */
  upToCents: positiveCents.nullable(),
  /** Hundredths of a percent. */
  basisPoints: z.int().min(0).max(10_000),
});
export type FeeBracket = z.output<typeof feeBracket>;

/** One row of a fee schedule. */
export const feeRow = z.object({
  id,
  purpose: z.enum(feePurposes),
  payee: z.enum(payees),
  basis: z.enum(feeBases),
  /** In cents; for `PER_MILE` of one mile; null for `PERCENT`, and where the clerk has to be asked. */
  amountCents: positiveCents.nullable(),
  /** For the tiers: the fee holds for sums above this. */
  aboveCents: positiveCents.nullable(),
  /** For `PERCENT`, from the first bracket to the last. */
  brackets: z.array(feeBracket),
  note: z.string().nullable(),
  source: z.string(),
  confidence: z.enum(confidences),
  /** Null where nobody has compared it with its source. */
  verifiedBy: z.string().nullable(),
  verifiedOn: courtDate.nullable(),
});
export type FeeRow = z.output<typeof feeRow>;

/** A schedule as it holds from a day on; the next one of the same place and owner replaces it whole. */
export const feeSchedule = z.object({
  id,
  level: z.enum(feeLevels),
  /** What it is the schedule of: the courthouse, the county or the state. */
  placeName: z.string(),
  /** Only the firm that entered it reads and uses it. */
  isOwn: z.boolean(),
  /** Null where nobody knows since when. */
  effectiveFrom: courtDate.nullable(),
  rows: z.array(feeRow),
});
export type FeeSchedule = z.output<typeof feeSchedule>;

/** What a calculation lacks: a fact, or a row of the schedule (`fee`). */
export const missingFeeFacts = ['fee', 'defendants', 'addresses', 'claim', 'damages', 'miles'] as const;
export const feeWarnings = [
  /** No source names the amount, or nobody is sure of it. */
  'unsure',
  /** The row is due only on request, and isn’t in the total. */
  'on_request',
  /** The amount is the least that is asked. */
  'at_least',
] as const;

const ofRow = { rowId: id, purpose: z.enum(feePurposes), payee: z.enum(payees) };

/** What a court takes for a case, line by line. */
export const feeCalculation = z.object({
  lines: z.array(
    z.object({
      ...ofRow,
      basis: z.enum(feeBases),
      /** How often the amount is due. */
      quantity: z.number(),
      unitCents: cents,
      cents,
      level: z.enum(feeLevels),
      isOwn: z.boolean(),
      effectiveFrom: courtDate.nullable(),
      confidence: z.enum(confidences),
      source: z.string(),
      verifiedBy: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  payees: z.array(z.object({ payee: z.enum(payees), cents })),
  totalCents: cents,
  missing: z.array(z.object({ fact: z.enum(missingFeeFacts), purpose: z.enum(feePurposes) })),
  warnings: z.array(z.object({ warning: z.enum(feeWarnings), ...ofRow, note: z.string().nullable() })),
});
export type FeeCalculation = z.output<typeof feeCalculation>;
export type FeeLine = FeeCalculation['lines'][number];
