/**
 * What the engine warns of with a date, each sentence once. An answer carries the sentence, so that whoever reads
 * the API needs no list; a screen reads back which one it is, and says it in the reader's language.
 */
export const deadlineWarnings = {
  RULE_UNVERIFIED: 'No lawyer has verified the rule {rule} yet ({confidence}).',
  RULE_DISPUTED: 'A lawyer says that the rule {rule} is wrong: {reason}',
  FACT_SET_ASIDE: '{fact} is not known: “{rule}” was set aside.',
  FACTS_TURNED: '{next} ({after}) lies before {first} ({before}), which it must follow: check both days.',
  MAIL_DAYS_NOT_ADDED: 'serviceMethod is not known: no days were added for the mail.',
  PERIOD_NOT_GIVEN:
    'rentPeriodEndsOn is not known: counted as for a lease with a term. A tenancy from month to month ends with a rental period.',
  COUNTY_NOT_KNOWN: 'The county is not known: this holds in {counties} only.',
  EDGE_CLOSED: '{day} is a closed day: {reason}.',
  PERIOD_MISSED:
    'The notice comes too late for the period that ends {given}; it ends with the one of {ending}.',
  STATUTE_DAY_CLOSED: 'The statute’s own day is {statutory}, a closed day; act by {last}.',
  AT_MOST: '{length} from {from} would end {end}; the latest day is {latest}, {mostLength} from {mostFrom}.',
  WAITS_FOR_APPEAL:
    '{rule} alone would give {day}, but it waits for the appeal: by {appealRule} that may be filed until {until}.',
  BEFORE_JUDGMENT: 'The law gives {day}, but the judgment was on {judgment}: act from {open}.',
  JUDGE_SET_DAYS: 'The judge set {days} days for the writ.',
  JUDGE_SET_OTHER_DAYS: 'The judge set {days} days for the writ, not the {usual} of the rule.',
  FEDERAL_LONGER: 'The state’s notice ({length}) would end {end}; the federal one is longer and counts.',
  SUBSIDIZED_NOT_COVERED:
    'Counted as not under the CARES Act, but such dwellings are ({category}): check caresCovered. If it is YES, 30 days count.',
  FEDERAL_BESIDE:
    'The suit may be filed from {day}, while the federal period runs ({cite}). A lawyer decides.',
  OUTCOME_NO_WRIT: 'No writ follows from “{outcome}”.',
  OUTCOME_NEEDS_AFFIDAVIT: 'After “{outcome}” a writ needs an affidavit that the agreement was broken.',
  OUTCOME_NO_APPEAL: '“{outcome}” is no judgment to appeal.',
  HOUR_REPEATED: 'The hour of the posting comes twice on that day: counted from the later one.',
  HOUR_SKIPPED:
    'That hour doesn’t exist on that day (daylight saving time), so the next one counts. Check it.',
  YEAR_UNKNOWN: '{calendar}: no closed days are known for {year}.',
  YEAR_UNCONFIRMED: '{calendar}: nobody has confirmed the closed days of {year}.',
  NAME_THE_COUNTY: '{state}: a day is known in {counties} County only. Name the county.',
  NAME_THE_COURT: '{state}: a day is known at {courts} only. Name the county and the court.',
  NOTICE_WITHOUT_NUMBER:
    '{state}: no number of days is known for the notice “{label}” ({noticeType}), ask a lawyer.',
  NO_DAY_SET: '{state}: no day is set for this, ask a lawyer.',
} as const;
export type DeadlineWarning = keyof typeof deadlineWarnings;

/** What a sentence names: `rule` and `confidence`. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
export type WarningValues<Code extends DeadlineWarning> = Readonly<
  Record<Names<(typeof deadlineWarnings)[Code]>, string | number>
>;

/** The sentence of a warning. A value stays on one line of its sentence. */
export function warningText<Code extends DeadlineWarning>(code: Code, values: WarningValues<Code>): string {
  const given: Readonly<Record<string, string | number>> = values;
  return deadlineWarnings[code].replace(placeholder, (_, name: string) => String(given[name]));
}

/** Which warning a sentence is, with what it names; null for the note of a rule, which is in nobody's list. */
export function readWarning(
  text: string,
): { code: DeadlineWarning; values: Readonly<Record<string, string>> } | null {
  for (const [code, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found) return { code, values: { ...found.groups } };
  }
  return null;
}

const placeholder = /\{(\w+)\}/g;

const patterns: readonly (readonly [DeadlineWarning, RegExp])[] = Object.entries(deadlineWarnings).map(
  ([code, text]) => {
    const source = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(placeholder, '(?<$1>.+?)');
    return [code as DeadlineWarning, new RegExp(`^${source}$`, 's')] as const;
  },
);
