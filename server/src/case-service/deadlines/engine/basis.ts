import type { Deadline } from '@writdesk/contract/deadlines/deadline-values';
import { warningText } from '@writdesk/contract/deadlines/deadline-warnings';
import type { CourtCalendar } from './calendar.ts';
import type { Place } from './choose-rule.ts';
import { type DayNumber, yearOf } from './civil-day.ts';
import type { PackedRule } from './law.ts';
import { lengthWords, unverifiedWords } from './words.ts';

/** What whoever reads a date of a rule must know, whatever the facts. */
export function warningsOf({ rule }: PackedRule, { county }: Place): string[] {
  const supposed =
    rule.counties && county === null
      ? [warningText('COUNTY_NOT_KNOWN', { counties: rule.counties.join(', ') })]
      : [];
  const unverified = rule.verifiedBy ? [] : [unverifiedWords(rule)];
  return [...supposed, ...rule.notes, ...unverified];
}

/** The law behind a date. */
export function basisOf({ rule, pack }: PackedRule): Pick<Deadline, 'ruleId' | 'packVersion' | 'rule'> {
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
      length: lengthWords(rule),
    },
  };
}

/** The calendar behind a date, with who vouches for each year of the count. */
export function calendarBasis(calendar: CourtCalendar, from: DayNumber, to: DayNumber): Deadline['calendar'] {
  const first = yearOf(from);
  const years = Array.from({ length: yearOf(to) - first + 1 }, (_, index) => ({
    year: first + index,
    confirmedBy: calendar.confirmedYears.get(first + index) ?? null,
  }));
  return { id: calendar.id, name: calendar.name, years };
}
