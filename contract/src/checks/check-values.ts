import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import type { FeePurpose } from '../court-fees/fee-values.ts';
import { issue } from '../sentences/fault.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';

/** Whom a check is made out to. `SHERIFF` stands for the court’s officer, whatever the court’s word is. */
export const checkPayees = ['CLERK', 'SHERIFF'] as const;
export type CheckPayee = (typeof checkPayees)[number];

export const checkPurposes = ['FILING', 'SERVICE', 'WRIT', 'WRIT_SERVICE', 'APPEAL'] as const;
export type CheckPurpose = (typeof checkPurposes)[number];

/** Which fees of the court a check pays. */
export const feesOfPurpose = {
  FILING: ['FILING', 'SUMMONS'],
  SERVICE: ['SERVICE'],
  WRIT: ['WRIT'],
  WRIT_SERVICE: ['WRIT_SERVICE'],
  APPEAL: ['APPEAL'],
} as const satisfies Record<CheckPurpose, readonly FeePurpose[]>;

/** As stored. A number comes with the release. */
export const checkStatuses = ['GENERATED', 'AWAITING_APPROVAL', 'SUBMITTED', 'CLEARED', 'VOIDED'] as const;
/** As shown: a released check goes stale by the calendar. */
export const shownCheckStatuses = [...checkStatuses, 'STALE'] as const;
export type ShownCheckStatus = (typeof shownCheckStatuses)[number];
/** A bank may refuse a check that is older. */
export const STALE_AFTER_DAYS = 180;

/** From this amount on, who generated a released check may not void it: a second person does. */
export const SECOND_PERSON_ABOVE_CENTS = 500_00;

/**
 * With which money a check is paid: the firm’s own, which the company then owes. Money that clients entrusted pays by checks of its own register
 * (`trust`), so that no check mixes the two.
 */
export const checkSources = ['COST_ADVANCE'] as const;

/** How many people it took to release a check. */
export const checkReleases = ['TWO_PEOPLE', 'ONE_PERSON'] as const;

/** Up to which amount whoever alone may approve checks in a firm releases their own by submitting them. */
export const checkReleaseLimit = z.object({
  /** Null where every check needs a second person. */
  upToCents: cents.nullable(),
  /** How many people of the firm may approve checks; with more than one, the limit has no effect. */
  approvers: z.int(),
  setByName: z.string().nullable(),
  /** 0 while nothing is set. */
  version: z.int(),
});
export type CheckReleaseLimit = z.output<typeof checkReleaseLimit>;

export const checkReleaseLimitChanges = z.object({
  version: z.int().optional(),
  upToCents: cents
    .min(1, issue('payment_of_nothing'))
    .max(100_000_00, issue('release_limit_high'))
    .nullable(),
});

export const voidKinds = ['SPOILED', 'STOPPED'] as const;

/** What a sheet of the stock has: a check and two stubs, or three checks. */
export const checkSheets = ['VOUCHER', 'THREE'] as const;
export type CheckSheet = (typeof checkSheets)[number];

/** Why a case gets no check now. */
export const skipReasons = [
  /** The court or its officer takes no paper check. */
  'NO_PAPER_CHECK',
  /** A check that isn’t void pays this already. */
  'HAS_CHECK',
  /** No lawyer has approved the case yet. */
  'NOT_APPROVED',
  /** A writ is paid once there is a judgment. */
  'NO_JUDGMENT',
  /** The case has ended. */
  'ENDED',
  /** The case has no courthouse. */
  'NO_COURTHOUSE',
  /** The fees of the court don’t say how much, or a fact of the case is missing. */
  'AMOUNT_UNKNOWN',
  /** The court asks nothing for this. */
  'NOTHING_DUE',
] as const;

export const checkLine = z.object({
  id,
  /** Null for who is kept from the case. */
  case: z
    .object({ id, title: z.string(), caseNumber: z.string().nullable(), caseDraftNumber: z.string() })
    .nullable(),
  purpose: z.enum(checkPurposes),
  amountCents: cents,
});

export const check = z.object({
  id,
  /** Null until it is approved. */
  number: z.int().nullable(),
  firm: namedRef,
  courthouse: namedRef,
  payeeKind: z.enum(checkPayees),
  payeeName: z.string(),
  amountCents: cents,
  memo: z.string().nullable(),
  status: z.enum(shownCheckStatuses),
  source: z.enum(checkSources),
  /** Checks of one call have one batch. */
  batchId: id,
  generatedOn: courtDate,
  generatedByName: z.string(),
  editedByName: z.string().nullable(),
  issuedOn: courtDate.nullable(),
  approvedByName: z.string().nullable(),
  /** Whoever generated it released it too, because nobody else in the firm may. */
  releasedAlone: z.boolean(),
  printedAt: instant.nullable(),
  /** When the bank paid it. */
  clearedOn: courtDate.nullable(),
  voidedAt: instant.nullable(),
  voidedByName: z.string().nullable(),
  voidReason: z.string().nullable(),
  /** Its sheet was spoiled in the printer, or the bank was ordered not to pay it; null for every other void check. */
  voidKind: z.enum(voidKinds).nullable(),
  /** The void check that it takes the place of. */
  replacesNumber: z.int().nullable(),
  lines: z.array(checkLine),
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({
    update: z.boolean(),
    submit: z.boolean(),
    approve: z.boolean(),
    print: z.boolean(),
    void: z.boolean(),
    /** Void it and order the bank not to pay it. */
    stop: z.boolean(),
    /** Void its number because the sheet was spoiled, and take the next one. */
    spoil: z.boolean(),
    reissue: z.boolean(),
  }),
});
export type Check = z.output<typeof check>;

/** Farther than that, the stock lies in the printer the wrong way. */
export const MOST_OFFSET_INCHES = 0.5;
const inches = z
  .number(issue('print_offset', { max: MOST_OFFSET_INCHES }))
  .min(-MOST_OFFSET_INCHES, issue('print_offset', { max: MOST_OFFSET_INCHES }))
  .max(MOST_OFFSET_INCHES, issue('print_offset', { max: MOST_OFFSET_INCHES }));
/** How far a printer is off: by so much all is set to the right and down, or the other way below zero. */
export const printOffset = z.object({ rightInches: inches.default(0), downInches: inches.default(0) });
export type PrintOffset = z.output<typeof printOffset>;
