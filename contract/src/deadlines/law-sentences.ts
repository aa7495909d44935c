import { z } from 'zod';
import type { confidences } from '../courthouses/confidences.ts';
import { outcomeFacts, type JudgmentOutcome } from '../judgments/judgment-outcomes.ts';
import { noticeTypeLabels, type NoticeType } from '../notices/notice-types.ts';
import { propertyCategoryFacts, type PropertyCategory } from '../properties/property-categories.ts';
import type { DeadlineRule, Trigger } from '../rule-packs/rule-rows.ts';
import { sayIn } from '../sentences/say.ts';
import { mapValues, ownKeys } from '../values/records.ts';
import type { DeadlineEvent, FactName } from './deadline-values.ts';

// What is said with a date: codes with their values. Here in the API's English; each screen has its own sentences.

/** How long a rule counts. */
const lengths = {
  DAYS: '{n, plural, 1 day|# days}',
  DAYS_RANGE: '{n} to {to} days',
  DAYS_BEFORE: '{n, plural, 1 day before|# days before}',
  DAYS_RANGE_BEFORE: '{n} to {to} days before',
  BUSINESS: '{n, plural, 1 business day|# business days}',
  BUSINESS_RANGE: '{n} to {to} business days',
  BUSINESS_BEFORE: '{n, plural, 1 business day before|# business days before}',
  BUSINESS_RANGE_BEFORE: '{n} to {to} business days before',
  COURT: '{n, plural, 1 court day|# court days}',
  COURT_RANGE: '{n} to {to} court days',
  COURT_BEFORE: '{n, plural, 1 court day before|# court days before}',
  COURT_RANGE_BEFORE: '{n} to {to} court days before',
  HOURS: '{n, plural, 1 hour|# hours}',
  HOURS_RANGE: '{n} to {to} hours',
  HOURS_BEFORE: '{n, plural, 1 hour before|# hours before}',
  HOURS_RANGE_BEFORE: '{n} to {to} hours before',
  NO_LENGTH: 'no fixed number of days',
} as const;

/** Why a day counts, is skipped or moved to. One that ends in a colon leads to the next. */
const reasons = {
  STARTS: '{from, start}',
  STARTS_AT: '{from, start} at {time}, {zone}',
  NEVER_COUNTS: 'This day never counts',
  NO_DAY_COUNTS: 'No day is counted',
  CLOCK: '{begin} to {until, clock}, {hours, plural, 1 hour|# hours}',
  CLOCK_MINUTES: '{begin} to {until, clock}, {hours, plural, 1 hour|# hours} {minutes} min',
  CLOSED: '{closed}',
  COURT_CLOSED: '{closed}: the court is closed',
  NEXT_OPEN: 'The next open day',
  LAST_OPEN: 'The last open day before',
  WINDOW_OPENS: 'The window opens',
  WINDOW_ENDS: 'The window ends',
  IN_MAIL: 'In the mail, day {number} of {of}',
  PERIOD_RUNS: 'The rental period runs on',
  APPEAL_RUNS: 'The appeal window runs on',
  NO_JUDGMENT: 'No judgment yet',
  LAST_DAY: '{event, last}',
  NEXT_STEP: '{event, step}',
  WRIT_FROM_JUDGMENT: 'Judgment entered: First day for the writ',
  BESIDE_FEDERAL: 'First day the case may be filed: the federal period runs on',
  BY_RULE_ALONE: 'By {rule} alone: {event, last}',
  AFTER_APPEAL: '{event, last}: {rule} waits for {appealRule}',
  OF_RULE: '{rule}:',
  OF_RULE_DAY: '{rule}, day {number}:',
} as const;

/** What there is to know next to a date. */
const warnings = {
  /** What a rule says of itself, in the words of whoever wrote it. */
  NOTE: '{note}',
  RULE_UNVERIFIED: 'No lawyer has verified the rule {rule} yet ({confidence, confidence}).',
  RULE_DISPUTED: 'A lawyer says that the rule {rule} is wrong: {reason}',
  FACT_SET_ASIDE: '{fact, fact} is not known: “{rule}” was set aside.',
  FACTS_TURNED:
    '{next, fact} ({after}) lies before {first, fact} ({before}), which it must follow: check both days.',
  MAIL_DAYS_NOT_ADDED: 'serviceMethod is not known: no days were added for the mail.',
  PERIOD_NOT_GIVEN:
    'rentPeriodEndsOn is not known: counted as for a lease with a term. A tenancy from month to month ends with a rental period.',
  COUNTY_NOT_KNOWN: 'The county is not known: this holds in {counties} only.',
  EDGE_CLOSED: '{day} is a closed day: {closed}.',
  PERIOD_MISSED:
    'The notice comes too late for the period that ends {given}; it ends with the one of {ending}.',
  STATUTE_DAY_CLOSED: 'The statute’s own day is {statutory}, a closed day; act by {last}.',
  AT_MOST:
    '{length, length} from {start} would end {end}; the latest day is {latest}, {most, length} from {mostFrom}.',
  WAITS_FOR_APPEAL:
    '{rule} alone would give {day}, but it waits for the appeal: by {appealRule} that may be filed until {until}.',
  BEFORE_JUDGMENT: 'The law gives {day}, but the judgment was on {judgment}: act from {open}.',
  JUDGE_SET_DAYS: 'The judge set {days} days for the writ.',
  JUDGE_SET_OTHER_DAYS: 'The judge set {days} days for the writ, not the {usual} of the rule.',
  FEDERAL_LONGER:
    'The state’s notice ({length, length}) would end {end}; the federal one is longer and counts.',
  SUBSIDIZED_NOT_COVERED:
    'Counted as not under the CARES Act, but such dwellings are ({category, category}): check caresCovered. If it is YES, 30 days count.',
  FEDERAL_BESIDE:
    'The suit may be filed from {day}, while the federal period runs ({cite}). A lawyer decides.',
  OUTCOME_NO_WRIT: 'No writ follows from “{outcome, outcome}”.',
  OUTCOME_NEEDS_AFFIDAVIT:
    'After “{outcome, outcome}” a writ needs an affidavit that the agreement was broken.',
  OUTCOME_NO_APPEAL: '“{outcome, outcome}” is no judgment to appeal.',
  HOUR_REPEATED: 'The hour of the posting comes twice on that day: counted from the later one.',
  HOUR_SKIPPED:
    'That hour doesn’t exist on that day (daylight saving time), so the next one counts. Check it.',
  YEAR_UNKNOWN: '{calendar}: no closed days are known for {year}.',
  YEAR_UNCONFIRMED: '{calendar}: nobody has confirmed the closed days of {year}.',
  NAME_THE_COUNTY: '{stateName}: a day is known in {counties} County only. Name the county.',
  NAME_THE_COURT: '{stateName}: a day is known at {courts} only. Name the county and the court.',
  NOTICE_WITHOUT_NUMBER:
    '{stateName}: no number of days is known for the notice “{noticeType, notice}” ({noticeType}), ask a lawyer.',
  NO_DAY_SET: '{stateName}: no day is set for this, ask a lawyer.',
} as const;

export const lawSentences = { ...lengths, ...reasons, ...warnings } as const;
export type LawCode = keyof typeof lawSentences;
export type LengthCode = keyof typeof lengths;

/** What stands next to the day that a count starts from. */
const start: Readonly<Record<Trigger, string>> = {
  NOTICE_SERVED: 'Notice given',
  SERVED: 'Court papers served',
  ANSWERED: 'Answer filed',
  FILED: 'Case filed',
  TRIAL_REQUESTED: 'Trial asked for',
  HEARING: 'Hearing',
  JUDGMENT: 'Judgment entered',
  ENTRY_SERVED: 'Notice of entry served',
  WRIT_ISSUED: 'Writ issued',
  WRIT_APPLIED: 'Execution applied for',
  WRIT_POSTED: 'Writ posted',
};

/** Next to the day that is the answer. */
const last: Readonly<Record<DeadlineEvent, string>> = {
  NOTICE_EXPIRES: 'The notice ends at midnight',
  NOTICE_STALE: 'Last day on which the notice can be used',
  SERVE_BY: 'Last day to serve',
  ANSWER_DUE: 'Last day to answer',
  TENDER_DUE: 'Last day to pay and stay',
  REGISTRY_DUE: 'Rent goes into court from here',
  HEARING_WINDOW: 'Last day for the hearing',
  SCRA_REFRESH: 'A search from this day on is still good',
  APPEAL_DUE: 'Last day to appeal',
  WRIT_EARLIEST: 'First day for the writ',
  WRIT_REQUEST_BY: 'Last day to ask for the writ',
  EXECUTION_APPLY_BY: 'Last day to apply for execution',
  WRIT_EXECUTE_BY: 'Last day for the officer',
  WRIT_DEAD: 'The writ is dead after this day',
  ALT_OFFICER_FROM: 'First day for another officer',
  LOCKOUT_NOTICE: 'The warning ends',
};

/** Next to the first day of a step that may be taken only once the day itself is over. */
const step = {
  NOTICE_EXPIRES: 'First day the case may be filed',
  ANSWER_DUE: 'First day without an answer',
  TENDER_DUE: 'First day after the tender',
  APPEAL_DUE: 'First day after the appeal window',
  LOCKOUT_NOTICE: 'First day for the lockout',
} as const satisfies Partial<Record<DeadlineEvent, string>>;
export type StepEvent = keyof typeof step;

/** What sentences name by a code: `{event, last}` takes a key of `last`. Facts stay codes in the API's English. */
export const lawWords = {
  start,
  last,
  step,
  clock: { midnight: 'midnight' },
  confidence: {
    S: 'seen in a source',
    K: 'from general knowledge',
    U: 'sources disagree or are unsure',
  } satisfies Record<(typeof confidences)[number], string>,
  outcome: mapValues(outcomeFacts, ({ label }) => label),
  category: mapValues(propertyCategoryFacts, ({ label }) => label),
  notice: noticeTypeLabels,
} as const;

export const lengthSentence = z.object({
  code: z.enum(ownKeys(lengths)),
  values: z.record(z.string(), z.number()),
});
export type LawLength = z.output<typeof lengthSentence>;

/** A sentence of the law as its code and what it names: days as `2026-07-21`, everything else by its code. */
export const lawSentence = z.object({
  code: z.enum(ownKeys(lawSentences)),
  values: z.record(z.string(), z.union([z.string(), z.number(), lengthSentence])),
});
export type LawSentence = z.output<typeof lawSentence>;

/** The value of a name in a sentence as it is; empty where it has none, or a length. */
export function valueIn({ values }: LawSentence, name: string): string {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface Kinds {
  start: Trigger;
  last: DeadlineEvent;
  step: StepEvent;
  confidence: (typeof confidences)[number];
  outcome: JudgmentOutcome;
  category: PropertyCategory;
  notice: NoticeType;
  fact: FactName;
  length: LawLength;
  /** `midnight`, or a time of the clock. */
  clock: string;
}
type Place<P extends string> = P extends `${infer Name}, plural, ${string}`
  ? Readonly<Record<Name, number>>
  : P extends `${infer Name}, ${infer Kind extends keyof Kinds}`
    ? Readonly<Record<Name, Kinds[Kind]>>
    : Readonly<Record<P, string | number>>;
type Places<Text extends string> = Text extends `${string}{${infer P}}${infer Rest}`
  ? Place<P> & Places<Rest>
  : unknown;
type ValuesOf<C extends LawCode> = Places<(typeof lawSentences)[C]>;
/** Where a state is named, so is its code: screens name it in the reader’s language. */
type Named<C extends LawCode> =
  ValuesOf<C> extends { stateName: unknown } ? ValuesOf<C> & { state: string } : ValuesOf<C>;

/** A code with its values: `says('IN_MAIL', { number: 2, of: 5 })`. */
export function says<C extends LawCode>(
  code: C,
  ...[values]: unknown extends ValuesOf<C> ? [] : [values: Named<C>]
): LawSentence {
  return { code, values: values ?? {} };
}

type Counting = Pick<DeadlineRule, 'n' | 'mode' | 'direction'> & { to?: number | undefined };

/** `3 business days`, `10 to 17 days before`, no fixed number of days. */
export function lengthOf({ n, to, mode, direction }: Counting): LawLength {
  if (n === null) return { code: 'NO_LENGTH', values: {} };
  const unit = mode === 'BUSINESS' || mode === 'COURT' || mode === 'HOURS' ? mode : 'DAYS';
  const before = direction === 'BEFORE' ? '_BEFORE' : '';
  return to === undefined
    ? { code: `${unit}${before}`, values: { n } }
    : { code: `${unit}_RANGE${before}`, values: { n, to } };
}

const english = { sentences: lawSentences, words: lawWords };

/** The sentence in the API's English. */
export const sayLaw = (of: LawSentence | LawLength): string => sayIn(english, of) ?? of.code;

/**
 * Everything that is said of one day, as one text.
 * @returns null for a day that merely counts, and where `say` doesn’t know one of the sentences.
 */
export function sayDay(said: readonly LawSentence[], say: (of: LawSentence) => string | null): string | null {
  const texts = said.map(say);
  if (texts.length === 0 || !texts.every((text) => text !== null)) return null;
  const text = texts.reduce((before, next) => `${before}${before.endsWith(':') ? '' : '.'} ${next}`);
  return said[0]?.code === 'STARTS' ? `${text}.` : text;
}
