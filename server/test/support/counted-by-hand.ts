import { deadlineEvents, type DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { expect } from 'vitest';
import { naiveDeadline, type NaiveQuestion } from '../../src/case-service/deadlines/engine/proof/naive.ts';
import { seededClosedDays } from '../../src/case-service/deadlines/engine/proof/seeds.ts';
import { ok } from './case-desk.ts';
import type { Person, TestApp } from './harness.ts';
import { seededPacks } from './seeded-packs.ts';

/** A courthouse as the law names it. */
export type Bench = Pick<NaiveQuestion, 'state' | 'county' | 'courthouse' | 'timeZone'>;

const packs = seededPacks();
const calendars = seededClosedDays();

function closedDays({ state, county }: Bench): Set<string> {
  const wide = calendars.get(state) ?? calendars.get('US') ?? new Map<string, string>();
  return new Set([...wide.keys(), ...(calendars.get(`${state}:${county}`)?.keys() ?? [])]);
}

/** What the law says of a case by plain counting: each event that has a day, with its days. */
export function countedByHand(bench: Bench, known: DeadlineFacts) {
  const closed = closedDays(bench);
  const dated = deadlineEvents.flatMap((event) => {
    // While the hearing is ahead, what follows the judgment is shown as if it came on that day.
    const isSupposed =
      (event === 'APPEAL_DUE' || event === 'WRIT_EARLIEST') && !known.judgmentOn && known.hearingOn;
    const facts = isSupposed ? { ...known, judgmentOn: known.hearingOn } : known;
    const { date, from, to, earliestAction } = naiveDeadline({ packs, closed, event, facts, ...bench });
    return date === null ? [] : [[event, { date, from, to, earliestAction }] as const];
  });
  return Object.fromEntries(dated);
}

/**
 * Compares every date that the case shows with plain counting from what the walker itself did, which shares no code with the engine.
 * @returns how many dates were compared.
 */
export async function expectDatesOf(
  t: TestApp,
  {
    as,
    id,
    bench,
    known,
    when,
  }: { as: Person; id: string; bench: Bench; known: DeadlineFacts; when: string },
): Promise<number> {
  const shown = await ok(t.call(deadlines.ofCase, { as, params: { id } }));
  const days = shown.deadlines
    .filter(({ date }) => date !== null)
    .map(({ event, date, from, to, earliestAction }) => [event, { date, from, to, earliestAction }] as const);
  expect(Object.fromEntries(days), when).toEqual(countedByHand(bench, known));
  return days.length;
}
