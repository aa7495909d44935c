import { inEnglish } from '@writdesk/contract/deadlines/deadline-reply';
import { deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import { expect, test } from 'vitest';
import { computeDeadline, layOutLaw } from '../index.ts';
import { naiveDeadline } from './naive.ts';
import { readVectors, type Vector } from './read-vectors.ts';
import { seededPacks } from '../../../../../test/support/seeded-packs.ts';
import { calendarOf, seededClosedDays } from './seeds.ts';

const vectors = readVectors();
const packs = seededPacks();
const law = layOutLaw(packs);
const closedDays = seededClosedDays();
const zones: Readonly<Record<string, string>> = {
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  NV: 'America/Los_Angeles',
  TX: 'America/Chicago',
};

function placeOf({ state, county, courthouse, timeZone }: Vector) {
  return { state, county, courthouse, timeZone: timeZone ?? zones[state] ?? 'America/New_York' };
}

/** The days of the state, else of the country, with what its county adds. */
function closedFor({ state, county }: Vector): Map<string, string> {
  const wide = closedDays.get(state) ?? closedDays.get('US') ?? [];
  return new Map([...wide, ...(closedDays.get(`${state}:${county}`) ?? [])]);
}

test.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
  const { state, event, facts, answer, why } = vector;
  const { warns, ...expected } = answer;
  const calendar = calendarOf(state, closedFor(vector));
  const computed = inEnglish(computeDeadline({ law, place: placeOf(vector), event, facts, calendar }));
  const { date, from, to, missing } = computed;
  const said = {
    date,
    from,
    to,
    missing: missing.toSorted(),
    ...(expected.earliestAction && { earliestAction: computed.earliestAction }),
    statutory: computed.statutory,
    ...(expected.ruleId && { ruleId: computed.ruleId }),
  };
  expect(said, why).toEqual({ statutory: null, ...expected });
  const warned = computed.warnings.join(' ');
  if (warns) expect(warned, why).toContain(warns);
  if (date === null) return;
  // Nobody has vouched yet for a rule or for a year of a calendar, and no date conceals it.
  expect(warned).toContain(`No lawyer has verified the rule ${computed.ruleId}`);
  if (!date.includes('T')) expect(warned).toContain('nobody has confirmed the closed days of');
});

test('what was worked out by hand is what plain counting says too', () => {
  for (const vector of vectors) {
    const closed = new Set(closedFor(vector).keys());
    const { date, from, to, missing } = naiveDeadline({
      packs,
      closed,
      event: vector.event,
      facts: vector.facts,
      ...placeOf(vector),
    });
    const { answer } = vector;
    expect({ id: vector.id, date, from, to, missing: missing.toSorted() }).toEqual({
      id: vector.id,
      date: answer.date,
      from: answer.from,
      to: answer.to,
      missing: answer.missing,
    });
  }
});

test('the rows have each their own id, and every rule of every pack is asked for', () => {
  const ids = vectors.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(220);
  const events = new Set(vectors.map(({ event }) => event));
  expect(deadlineEvents.filter((event) => !events.has(event))).toEqual([]);
  const decided = new Set(vectors.flatMap(({ answer }) => answer.ruleId ?? []));
  const unasked = packs.flatMap(({ deadlines }) =>
    deadlines.map(({ id }) => id).filter((id) => !decided.has(id)),
  );
  expect(unasked).toEqual([]);
});
