import { z } from 'zod';
import { confidences } from '../courthouses/confidences.ts';
import { courtDate, instant } from '../values/dates.ts';
import { lawSentence, lengthSentence, sayDay, sayLaw } from './law-sentences.ts';

/** What a day of an explanation is: where the count starts, counted, skipped, moved to, or when action is possible. */
export const explainKinds = ['start', 'counted', 'skipped', 'rolled', 'action'] as const;
export type ExplainKind = (typeof explainKinds)[number];

/** One day between the trigger and the answer. */
export const explainedDay = z.object({
  day: courtDate,
  kind: z.enum(explainKinds),
  counted: z.boolean(),
  /** The number of the day within the count; of an hour rule the minutes counted on it. Null where it is not counted. */
  number: z.int().nullable(),
  /** Why it is skipped, moved to or special, in English; null for a day that merely counts. */
  why: z.string().nullable(),
  /** The same as codes with their values, sentence by sentence. */
  whyCodes: z.array(lawSentence),
});
export type ExplainedDay = z.output<typeof explainedDay>;

/** The law behind a date. */
export const ruleBasis = z.object({
  ruleId: z.string(),
  label: z.string(),
  /** `US` for federal law. */
  state: z.string(),
  county: z.string().nullable(),
  cite: z.string(),
  source: z.string(),
  confidence: z.enum(confidences),
  verifiedBy: z.string().nullable(),
  verifiedAt: instant.nullable(),
  effectiveFrom: courtDate.nullable(),
  effectiveTo: courtDate.nullable(),
  packVersion: z.string(),
  /** `3 business days`, as a person says it in English. */
  length: z.string(),
  lengthCode: lengthSentence,
});
export type RuleBasis = z.output<typeof ruleBasis>;

/** The calendar that a date was counted with, and who confirmed its years. */
export const calendarBasis = z.object({
  id: z.string(),
  name: z.string(),
  years: z.array(z.object({ year: z.int(), confirmedBy: z.string().nullable() })),
});

/**
 * A date with its reasons. Days are local days of the courthouse; of an hour rule `date`, `from`, `to` and
 * `earliestAction` are moments in UTC. `date` is null where a fact is missing (each is named) or the law sets no day
 * (a warning says so).
 */
export const deadline = z.object({
  date: z.string().nullable(),
  /** The edges of a window; null where there is none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The first day on which the next step may lawfully be taken. */
  earliestAction: z.string().nullable(),
  /** The day that the statute itself names, where `date` is an earlier, open one. */
  statutory: z.string().nullable(),
  explain: z.array(explainedDay),
  /** In English. */
  warnings: z.array(z.string()),
  /** The same as codes with their values, in the same order. */
  warningCodes: z.array(lawSentence),
  missing: z.array(z.string()),
  ruleId: z.string().nullable(),
  packVersion: z.string().nullable(),
  rule: ruleBasis.nullable(),
  calendar: calendarBasis.nullable(),
});
export type Deadline = z.output<typeof deadline>;

/** A date as the engine answers it: codes alone. */
export type CountedDay = Omit<ExplainedDay, 'why'>;
export type CountedDeadline = Omit<Deadline, 'explain' | 'warnings' | 'rule'> & {
  explain: CountedDay[];
  rule: Omit<RuleBasis, 'length'> | null;
};

/** The same with its sentences in English, for whoever reads without a list of codes. */
export const inEnglish = ({ explain, rule, ...counted }: CountedDeadline): Deadline => ({
  ...counted,
  explain: explain.map((day) => ({ ...day, why: sayDay(day.whyCodes, sayLaw) })),
  warnings: counted.warningCodes.map(sayLaw),
  rule: rule && { ...rule, length: sayLaw(rule.lengthCode) },
});
