import type { FieldError } from '@writdesk/contract/errors';
import type { LawRow } from '@writdesk/contract/rule-packs/rule-packs';
import type { DeadlineRule, RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';

/** Where a state’s rules can be meant for: its counties, and its courthouses by the county’s name. */
export interface KnownPlaces {
  counties: readonly string[];
  courthouses: readonly { county: string; shortName: string }[];
}

/** @returns what is wrong with a row beside the others of its pack, each fault at its field. */
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
      : [fault('id', `An id of these rules begins with ${content.state}-.`)]),
    ...(row.effectiveFrom && row.effectiveTo && row.effectiveTo < row.effectiveFrom
      ? [fault('effectiveTo', 'The last day lies before the first.')]
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
    yield fault('to', 'The far edge of a window lies behind the near one.');
  }
  if (mode === 'HOURS' && from !== 'WRIT_POSTED') {
    yield fault('mode', 'Hours are counted from the posting of the writ alone.');
  }
  if (floor && state !== 'US') yield fault('floor', 'Only federal law is a minimum for the states.');
  if (rule.counties && county) yield fault('counties', 'Name one county or several.');
  if (rule.standsInUnknownCounty && !rule.counties) {
    yield fault('standsInUnknownCounty', 'Name the counties that have this rule.');
  }
  const isPlainCount = to === undefined && n !== null && mode !== 'HOURS' && rule.direction === 'AFTER';
  const isMovedOn =
    rule.answer === 'NEXT_OPEN_DAY' || rule.rollLast === 'BACKWARD' || rule.endsWithRentPeriod;
  if (rule.atMost && (!isPlainCount || isMovedOn)) {
    yield fault('atMost', 'Only a count of days forward can have a latest day.');
  }
  if (courthouse && !county) yield fault('county', 'Name the county of the courthouse.');
  else if (courthouse && !courthouses.some((one) => one.shortName === courthouse && one.county === county)) {
    yield fault('courthouse', 'There is no such courthouse in this county.');
  }
  const other = deadlines.find(
    (known) => known.id !== rule.id && isVersionOf(known, rule) && overlap(known, rule),
  );
  if (other) {
    const period = `${other.effectiveFrom ?? 'the beginning'} to ${other.effectiveTo ?? 'further notice'}`;
    const message = `${other.id} sets the same day from ${period}. Versions of a rule must not overlap.`;
    yield fault('effectiveFrom', message);
  }
}

function placeFaults(row: LawRow['row'], { counties }: KnownPlaces): FieldError[] {
  const isUnknown = (county: string) => !counties.some((name) => name.toLowerCase() === county.toLowerCase());
  if ('county' in row && row.county && isUnknown(row.county)) {
    return [fault('county', 'There is no such county in this state.')];
  }
  const unknown = 'counties' in row ? (row.counties ?? []).filter(isUnknown) : [];
  return unknown.length === 0
    ? []
    : [fault('counties', `There is no such county in this state: ${unknown.join(', ')}.`)];
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

const fault = (field: string, message: string): FieldError => ({ path: `row.${field}`, message });
