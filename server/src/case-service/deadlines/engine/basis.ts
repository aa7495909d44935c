import type { CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import { lengthOf, type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import type { CourtCalendar } from './calendar.ts';
import type { Place } from './choose-rule.ts';
import { type DayNumber, yearOf } from './civil-day.ts';
import type { PackedRule } from './law.ts';

/** What whoever reads a date of a rule must know, whatever the facts. */
export function warningsOf({ rule, said = [] }: PackedRule, { county }: Place): LawSentence[] {
  const supposed =
    rule.counties && county === null
      ? [says('COUNTY_NOT_KNOWN', { counties: rule.counties.join(', ') })]
      : [];
  const notes = rule.notes.map((note) => says('NOTE', { note }));
  return [...supposed, ...notes, ...said, ...unverified(rule)];
}

/** The warning of a rule that no lawyer has verified. */
export function unverified({
  id,
  confidence,
  verifiedBy,
}: Pick<PackedRule['rule'], 'id' | 'confidence'> & {
  verifiedBy?: string | null | undefined;
}): LawSentence[] {
  return verifiedBy ? [] : [says('RULE_UNVERIFIED', { rule: id, confidence })];
}

/** The law behind a date. */
export function basisOf({
  rule,
  pack,
}: PackedRule): Pick<CountedDeadline, 'ruleId' | 'packVersion' | 'rule'> {
  return {
    ruleId: rule.id,
    packVersion: pack.version,
    rule: {
      ruleId: rule.id,
      label: rule.label,
      state: pack.state,
      county: rule.county ?? rule.counties?.join(', ') ?? null,
      cite: rule.cite,
      source: rule.source,
      confidence: rule.confidence,
      verifiedBy: rule.verifiedBy ?? null,
      verifiedAt: rule.verifiedAt ?? null,
      effectiveFrom: rule.effectiveFrom ?? null,
      effectiveTo: rule.effectiveTo ?? null,
      packVersion: pack.version,
      lengthCode: lengthOf(rule),
    },
  };
}

/** The calendar behind a date, with who vouches for each year of the count. */
export function calendarBasis(
  calendar: CourtCalendar,
  from: DayNumber,
  to: DayNumber,
): CountedDeadline['calendar'] {
  const first = yearOf(from);
  const years = Array.from({ length: yearOf(to) - first + 1 }, (_, index) => ({
    year: first + index,
    confirmedBy: calendar.confirmedYears.get(first + index) ?? null,
  }));
  return { id: calendar.id, name: calendar.name, years };
}
