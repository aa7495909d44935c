import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawDay } from '../lawful-days/lawful-facts.fixture.ts';
import { judgmentOutcomes, outcomeFacts } from '../judgments/judgment-outcomes.ts';
import { lawfulPoints, type LawfulPass } from '../lawful-days/obstacle.ts';
import { factsAt } from './case-facts.fixture.ts';
import {
  decideCaseAction,
  judgmentWays,
  nextStatus,
  type ActionInput,
  type CaseAction,
  type CaseActor,
  type CaseFacts,
} from './case-lifecycle.ts';

// Random people do random things on random days. What they reach is compared with the deadlines by a second, plain
// reckoning that knows nothing of the gate: what it forbids must never have happened, unless a lawyer passed it.

const START = Date.parse('2026-06-01T00:00:00Z');
const dayOf = (n: number) => new Date(START + n * 86_400_000).toISOString().slice(0, 10);
const isSunday = (n: number) => new Date(START + n * 86_400_000).getUTCDay() === 0;
const ANSWER_DAYS = 7;
const GOOD_DAYS = 30;

const actors = [
  { roles: ['lawyer'], barStates: ['GA'] },
  { roles: ['lawyer'], barStates: ['TX'] },
  { roles: ['firm_admin'], barStates: [] },
  { roles: ['case_processor'], barStates: [] },
  { roles: [], barStates: [], system: true },
] as const satisfies CaseActor[];

const step = fc.record({
  wait: fc.integer({ min: 0, max: 6 }),
  actor: fc.constantFrom(...actors),
  deed: fc.constantFrom(
    'serve',
    'search',
    'set',
    'awaiting-judgment',
    'record-judgment',
    'amend-judgment',
    'look' as const,
  ),
  way: fc.option(fc.constantFrom(...judgmentWays), { nil: undefined }),
  outcome: fc.constantFrom(...judgmentOutcomes),
  /** The day that is named lies so many days back. */
  back: fc.integer({ min: 0, max: 9 }),
  ahead: fc.integer({ min: 1, max: 20 }),
  passes: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** All that happened, as days since the first. */
interface History {
  today: number;
  status: CaseFacts['status'];
  servedOn: number | null;
  searchedOn: number | null;
  hearing: number | null;
  lookedOn: number | null;
  outcome: CaseFacts['outcome'];
}

function factsOf(now: History): CaseFacts {
  const { servedOn, searchedOn, hearing, lookedOn } = now;
  const due = servedOn === null ? null : servedOn + ANSWER_DAYS;
  const on = (day: number | null) => (day === null ? null : dayOf(day));
  return factsAt(now.status, {
    today: dayOf(now.today),
    serviceStage: servedOn === null ? 'OUT' : 'COMPLETE',
    lawDays: {
      ANSWER_DUE:
        due === null ? lawDay(null, { missing: ['servedOn'] }) : lawDay(dayOf(due + 1), { date: dayOf(due) }),
      SCRA_REFRESH: lawDay(null, { goodForDays: GOOD_DAYS }),
    },
    searches: [searchedOn === null ? null : { status: 'NOT_ACTIVE', on: dayOf(searchedOn) }],
    hearingOn: on(hearing),
    hearingHeld: hearing !== null && hearing <= now.today,
    docketCheckedOn: on(lookedOn),
    outcome: now.outcome,
  });
}

/** What the deadlines say of a step, reckoned by hand; a reason why it is forbidden, or null. */
function forbidden(now: History, action: CaseAction, asked: Step, day: number): string | null {
  const isHeard = now.hearing !== null && now.hearing <= now.today && now.hearing <= day;
  const isOver = now.servedOn !== null && day > now.servedOn + ANSWER_DAYS;
  const isSearched = now.searchedOn !== null && now.searchedOn >= day - GOOD_DAYS;
  const wasLooked =
    now.servedOn !== null && now.lookedOn !== null && now.lookedOn > now.servedOn + ANSWER_DAYS;
  if (action === 'awaiting-judgment') {
    const byDefault = isOver && isSearched;
    if (asked.way === 'HEARING') return isHeard ? null : 'not heard';
    if (asked.way === 'DEFAULT') return byDefault ? null : 'no default yet';
    return isHeard || byDefault ? null : 'neither heard nor in default';
  }
  const { outcome } = asked;
  const isOrder = outcomeFacts[outcome].final && outcome !== 'SATISFIED';
  if (isOrder && isSunday(day)) return 'on a Sunday';
  const isServed = now.servedOn !== null;
  const inDefault = isServed && isSearched && (isHeard || (isOver && wasLooked));
  switch (outcome) {
    case 'POSSESSION_ONLY':
    case 'POSSESSION_AND_MONEY':
      if (!isServed) return 'not served';
      return isHeard ? null : 'not heard';
    case 'JUDGMENT_FOR_TENANT':
      return isHeard ? null : 'not heard';
    case 'DEFAULT_POSSESSION':
    case 'DEFAULT_POSSESSION_AND_MONEY':
      return inDefault ? null : 'not in default';
    case 'MONEY_ONLY':
      return (isServed && isHeard) || inDefault ? null : 'neither heard nor in default';
    default:
      return null;
  }
}

const everyPoint: LawfulPass = { points: [...lawfulPoints], reason: 'The judge ordered it from the bench.' };

test('no sequence of actions, days and people reaches what the deadlines forbid', () => {
  let done = 0;
  let passed = 0;
  let amended = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => {
      const now: History = {
        today: 0,
        status: 'SENT_FOR_SERVING',
        servedOn: null,
        searchedOn: null,
        hearing: null,
        lookedOn: null,
        outcome: null,
      };
      for (const asked of steps) {
        now.today += asked.wait;
        const day = Math.max(0, now.today - asked.back);
        if (asked.deed === 'serve') now.servedOn ??= day;
        else if (asked.deed === 'search') now.searchedOn = day;
        else if (asked.deed === 'look') now.lookedOn = now.today;
        else if (asked.deed === 'set') set(now, asked.ahead);
        else act(now, asked, day);
      }
    }),
    { numRuns: 3_000 },
  );
  // It proves nothing unless much of it was allowed.
  expect(done).toBeGreaterThan(1_000);
  expect(passed).toBeGreaterThan(200);
  expect(amended).toBeGreaterThan(20);

  function act(now: History, asked: Step, day: number): void {
    const action = asked.deed as CaseAction;
    const isRequest = action === 'awaiting-judgment';
    const on = isRequest ? now.today : day;
    const input: ActionInput = {
      ...(isRequest
        ? { basis: asked.way, docketChecked: 'NONE' }
        : { outcome: asked.outcome, date: dayOf(on), closedBecause: isSunday(on) ? 'Sunday' : null }),
      ...(asked.passes && { pass: everyPoint }),
    };
    const facts = factsOf(now);
    const answer = decideCaseAction(facts, asked.actor, action, input);
    if (!answer.allowed) return;
    done += 1;
    if (action === 'amend-judgment') amended += 1;
    const against = forbidden(now, action, asked, on);
    if (against !== null) {
      passed += 1;
      const { barStates, roles } = asked.actor;
      expect([against, asked.passes, [...roles], [...barStates]]).toEqual([
        against,
        true,
        ['lawyer'],
        ['GA'],
      ]);
      expect(answer.passed).not.toEqual([]);
    } else expect(answer.passed).toEqual([]);
    if (isRequest && answer.row.ways?.includes('DEFAULT')) now.lookedOn = now.today;
    now.status = nextStatus(facts, action, input, answer.mode) ?? now.status;
    if (!isRequest) now.outcome = asked.outcome;
    if (!isRequest && asked.outcome === 'CONTINUED') now.hearing = null;
  }
});

function set(now: History, ahead: number): void {
  if (!decideCaseAction(factsOf(now), actors[0], 'apply-to-docket').allowed) return;
  now.status = 'ON_DOCKET';
  now.hearing = now.today + ahead;
}
