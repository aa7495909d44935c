import type { LawRow } from '@writdesk/contract/rule-packs/rule-packs';
import type { DeadlineRule, RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';

/** Where a state’s rules can be meant for: its counties, and its courthouses by the county’s name. */
export interface KnownPlaces {
  counties: readonly string[];
  courthouses: readonly { county: string; shortName: string }[];
}

/** @returns what is wrong with a row next to the others of its pack, each fault at its field. */
export function rowFaults(
  { kind, row }: LawRow,
  content: Pick<RulePackContent, 'state' | 'deadlines'>,
  places: KnownPlaces,
): FieldError[] {
  return [
    ...(kind === 'DEADLINE' ? deadlineFaults(row, content, places) : []),
    ...placeFaults(row, places),
    ...(row.id.startsWith(`${content.state}-`)
      ? []
      : [at('id', fault('rule_id_begins', { state: content.state }))]),
    ...(row.effectiveFrom && row.effectiveTo && row.effectiveTo < row.effectiveFrom
      ? [at('effectiveTo', fault('rule_last_before_first'))]
      : []),
  ];
}

function* deadlineFaults(
  rule: DeadlineRule,
  { state, deadlines }: Pick<RulePackContent, 'state' | 'deadlines'>,
  { courthouses }: KnownPlaces,
): Iterable<FieldError> {
  const { n, to, mode, from, county, courthouse, floor } = rule;
  if (to !== undefined && (n === null || to <= n)) {
    yield at('to', fault('rule_window'));
  }
  if (mode === 'HOURS' && from !== 'WRIT_POSTED') {
    yield at('mode', fault('rule_hours'));
  }
  if (floor && state !== 'US') yield at('floor', fault('rule_floor'));
  if (rule.counties && county) yield at('counties', fault('rule_one_county'));
  if (rule.standsInUnknownCounty && !rule.counties) {
    yield at('standsInUnknownCounty', fault('rule_counties_missing'));
  }
  const isPlainCount = to === undefined && n !== null && mode !== 'HOURS' && rule.direction === 'AFTER';
  const isMovedOn =
    rule.answer === 'NEXT_OPEN_DAY' || rule.rollLast === 'BACKWARD' || rule.endsWithRentPeriod;
  if (rule.atMost && (!isPlainCount || isMovedOn)) {
    yield at('atMost', fault('rule_at_most'));
  }
  if (courthouse && !county) yield at('county', fault('rule_county_of_court'));
  else if (courthouse && !courthouses.some((one) => one.shortName === courthouse && one.county === county)) {
    yield at('courthouse', fault('rule_courthouse'));
  }
  const other = deadlines.find(
    (known) => known.id !== rule.id && isVersionOf(known, rule) && overlap(known, rule),
  );
  if (other) {
    const period = { from: other.effectiveFrom ?? 'BEGINNING', to: other.effectiveTo ?? 'FURTHER_NOTICE' };
    yield at('effectiveFrom', fault('rule_overlaps', { rule: other.id, ...period }));
  }
}

function placeFaults(row: LawRow['row'], { counties }: KnownPlaces): FieldError[] {
  const isUnknown = (county: string) => !counties.some((name) => name.toLowerCase() === county.toLowerCase());
  if ('county' in row && row.county && isUnknown(row.county)) {
    return [at('county', fault('rule_county'))];
  }
  const unknown = 'counties' in row ? (row.counties ?? []).filter(isUnknown) : [];
  return unknown.length === 0 ? [] : [at('counties', fault('rule_counties', { counties: unknown }))];
}

/** Whether two rules would answer the same question: the same day, at the same place, on the same terms. */
function isVersionOf(one: DeadlineRule, other: DeadlineRule): boolean {
  return questionOf(one) === questionOf(other);
}

function questionOf({ event, county, courthouse, counties, appliesIf = {}, floor }: DeadlineRule): string {
  const conditions = Object.entries(appliesIf)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value,
    ]);
  const places = counties?.map((name) => name.toLowerCase()).toSorted((a, b) => (a < b ? -1 : 1));
  return JSON.stringify([
    event,
    county?.toLowerCase() ?? places,
    courthouse,
    conditions,
    floor !== undefined,
  ]);
}

function overlap(one: DeadlineRule, other: DeadlineRule): boolean {
  const starts = (rule: DeadlineRule) => rule.effectiveFrom ?? '0000-01-01';
  const ends = (rule: DeadlineRule) => rule.effectiveTo ?? '9999-12-31';
  return starts(one) <= ends(other) && starts(other) <= ends(one);
}

const at = (field: string, found: Fault): FieldError => atField(`row.${field}`, found);
