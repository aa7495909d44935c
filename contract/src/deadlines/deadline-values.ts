import { recordOf } from '../values/records.ts';
import { z } from 'zod';
import { evictionReasonCodes } from '../eviction-reasons/eviction-reason-codes.ts';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { noticeTypes, serviceMethods } from '../notices/notice-types.ts';
import { caresAnswers, propertyCategories } from '../properties/property-categories.ts';
import { calendarDay, hasKnownYear, instantText, momentTooLong, yearRange } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { issue } from '../sentences/fault.ts';

/** What the law sets a day for. */
export const deadlineEvents = [
  'NOTICE_EXPIRES',
  'NOTICE_STALE',
  'SERVE_BY',
  'ANSWER_DUE',
  'TENDER_DUE',
  'REGISTRY_DUE',
  'HEARING_WINDOW',
  'SCRA_REFRESH',
  'APPEAL_DUE',
  'WRIT_EARLIEST',
  'WRIT_REQUEST_BY',
  'EXECUTION_APPLY_BY',
  'WRIT_EXECUTE_BY',
  'WRIT_DEAD',
  'ALT_OFFICER_FROM',
  'LOCKOUT_NOTICE',
] as const;
export type DeadlineEvent = (typeof deadlineEvents)[number];

/** The facts that are days of the courthouse's calendar. */
export const dayFacts = [
  'noticeServedOn',
  'noticeReceivedOn',
  'servedOn',
  'answeredOn',
  'filedOn',
  'trialRequestedOn',
  'hearingOn',
  'judgmentOn',
  'entryServedOn',
  'writIssuedOn',
  'writAppliedOn',
  'writPostedOn',
  'leaseFrom',
  'leaseRenewedOn',
  'rentPeriodEndsOn',
] as const;
export type DayFact = (typeof dayFacts)[number];

/** The fact that is a moment: hours are counted from it. */
export const momentFacts = ['writPostedAt'] as const;
export type MomentFact = (typeof momentFacts)[number];

export const factNames = [
  ...dayFacts,
  ...momentFacts,
  'noticeType',
  'reason',
  'outcome',
  'propertyCategory',
  'caresCovered',
  'serviceMethod',
] as const;
export type FactName = (typeof factNames)[number];

/** A moment with its offset, or the court's wall clock without one. */
const moment = z
  .union([instantText, z.iso.datetime({ local: true }).max(...momentTooLong)], issue('moment_with_offset'))
  .refine(hasKnownYear, yearRange);

/**
 * What is known of a case, as the engine takes it. A fact that is left out or null is not known: its absence never
 * means no.
 */
export const deadlineFacts = z
  .strictObject({
    ...days(),
    writPostedAt: moment.nullish(),
    noticeType: z.enum(noticeTypes).nullish(),
    reason: z.enum(evictionReasonCodes).nullish(),
    outcome: z.enum(judgmentOutcomes).nullish(),
    propertyCategory: z.enum(propertyCategories).nullish(),
    caresCovered: z.enum(caresAnswers).nullish(),
    serviceMethod: z.enum(serviceMethods).nullish(),
    /** Days after the judgment that the judge set for the writ. */
    writDays: z.int().min(0).max(365).nullish(),
  })
  .refine(({ noticeServedOn, rentPeriodEndsOn }) => isPeriodNear(noticeServedOn, rentPeriodEndsOn), {
    path: ['rentPeriodEndsOn'],
    message: issue('period_far'),
  });
export type DeadlineFacts = z.output<typeof deadlineFacts>;

const twoYearsMs = 731 * 86_400_000;

/** Whether the end of a rental period belongs to a notice; true while either is unknown. */
export function isPeriodNear(notice: string | null | undefined, end: string | null | undefined): boolean {
  return !notice || !end || Math.abs(Date.parse(end) - Date.parse(notice)) <= twoYearsMs;
}

function days() {
  const day = calendarDay.nullish();
  return recordOf(dayFacts, () => day);
}

export const ruleId = z.string().regex(/^[A-Z]{2}-[A-Z0-9-]{2,60}$/, issue('rule_id'));
export const caseId = id;
