import { z } from 'zod';
import type { FactName } from '../deadlines/deadline-values.ts';
import { calendarDay, courtDate, instant, wallClock } from '../values/dates.ts';
import { optionalAuditedReason, optionalLine } from '../values/text.ts';

/** Days that only a person who read the court papers or the lease knows: no action on a case gives them. */
export const courtFacts = [
  'noticeReceivedOn',
  'rentPeriodEndsOn',
  'answeredOn',
  'trialRequestedOn',
  'entryServedOn',
  'writIssuedOn',
  'writAppliedOn',
  'writPostedOn',
  'writPostedAt',
] as const satisfies readonly FactName[];
export type CourtFact = (typeof courtFacts)[number];

/** Of these the hour counts too; all others are days. */
export const isMomentFact = (fact: CourtFact): fact is 'writPostedAt' => fact === 'writPostedAt';

/** What is recorded; null withdraws a fact, one that is left out stays as it is. */
export const courtFactChanges = z.strictObject({
  noticeReceivedOn: calendarDay.nullable().optional(),
  /** Before the filing it is said with the notice; once recorded it goes before what was said there. */
  rentPeriodEndsOn: calendarDay.nullable().optional(),
  answeredOn: calendarDay.nullable().optional(),
  trialRequestedOn: calendarDay.nullable().optional(),
  entryServedOn: calendarDay.nullable().optional(),
  writIssuedOn: calendarDay.nullable().optional(),
  writAppliedOn: calendarDay.nullable().optional(),
  writPostedOn: calendarDay.nullable().optional(),
  /** By the court’s own clock. */
  writPostedAt: wallClock.nullable().optional(),
} satisfies Record<CourtFact, z.ZodType>);
export type CourtFactChanges = z.output<typeof courtFactChanges>;

/** Where a recorded day is from, in a few words: “sheriff’s return of March 3”. */
export const factSource = optionalLine(200);
/** Why a day that stands recorded is changed or withdrawn. */
export const factReason = optionalAuditedReason(1_000);

/** A fact as it stands recorded. */
export const recordedFact = z.object({
  fact: z.enum(courtFacts),
  /** A day, or of a moment the court’s wall clock: `2026-03-07T10:00`. */
  value: z.string(),
  /** Where it is from; only the firm sees it. */
  source: z.string().nullable(),
  /** Who recorded it; only the firm sees it. */
  recordedBy: z.string().nullable(),
  recordedAt: instant,
  /** False where it is older than the judgment in force, so that no date is counted from it. */
  counts: z.boolean(),
  /** The first lawful day of a writ that is older than that day; null where nothing is odd. */
  earlierThan: courtDate.nullable(),
});
export type RecordedFact = z.output<typeof recordedFact>;
