import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsAt } from '../cases/case-facts.fixture.ts';
import { decideCaseAction, type CaseActor, type CaseFacts } from '../cases/case-lifecycle.ts';
import { lawDay } from '../lawful-days/lawful-facts.fixture.ts';
import { lawfulPoints, type LawfulPass } from '../lawful-days/obstacle.ts';
import { caseStatusOfWrit } from './case-status-of-writ.ts';
import { decideWritAction, nextWritStatus, withoutWrit, type WritFacts } from './writ-lifecycle.ts';
import { writStatuses } from './writ-status.ts';

// Random people ask for a writ, file it, have it issued, posted and carried out on random days. What they reach is compared
// with the days by a second, plain reckoning that knows nothing of the gate.

const START = Date.parse('2026-06-01T00:00:00Z');
const dayOf = (n: number) => new Date(START + n * 86_400_000).toISOString().slice(0, 10);
const isSunday = (n: number) => new Date(START + n * 86_400_000).getUTCDay() === 0;
/** Days of an invented law: from the judgment on day 0, from the issue, and from the notice on the door. */
const EARLIEST = 8;
const REQUEST_BY = 30;
const GOOD_DAYS = 14;
const NOTICE_DAYS = 3;

const actors = [
  { roles: ['lawyer'], barStates: ['GA'] },
  { roles: ['lawyer'], barStates: ['TX'] },
  { roles: ['firm_admin'], barStates: [] },
  { roles: ['case_processor'], barStates: [] },
  { roles: ['client_owner'], barStates: [] },
  { roles: [], barStates: [], system: true },
] as const satisfies CaseActor[];
const deeds = [
  'create',
  'submit',
  'client-confirm',
  'reviewed',
  'file',
  'issue',
  'post',
  'execute',
  'set-lockout-date',
] as const;

const step = fc.record({
  wait: fc.integer({ min: 0, max: 3 }),
  actor: fc.constantFrom(...actors),
  /** Mostly what comes next, so that many a walk comes to its end. */
  deed: fc.option(fc.constantFrom(...deeds), { nil: null, freq: 2 }),
  /** The day that is named lies so many days back, or ahead for a lockout. */
  off: fc.integer({ min: 0, max: 6 }),
  passes: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Deed = (typeof deeds)[number];

interface History {
  today: number;
  writ: WritFacts;
  issuedOn: number | null;
  postedOn: number | null;
  /** Whether the lockout of the posted writ has a day. */
  hasDay: boolean;
}

function factsOf({ today, writ, issuedOn, postedOn }: History): CaseFacts {
  return factsAt(writ.status === null ? 'JUDGMENT_RECORDED' : caseStatusOfWrit(writ), {
    today: dayOf(today),
    outcome: 'POSSESSION_ONLY',
    writ,
    docketCheckedOn: dayOf(today),
    lawDays: {
      WRIT_EARLIEST: lawDay(dayOf(EARLIEST)),
      WRIT_REQUEST_BY: lawDay(null, { date: dayOf(REQUEST_BY) }),
      ...(issuedOn !== null && { WRIT_DEAD: lawDay(null, { date: dayOf(issuedOn + GOOD_DAYS) }) }),
      ...(postedOn !== null && { LOCKOUT_NOTICE: lawDay(dayOf(postedOn + NOTICE_DAYS)) }),
    },
  });
}

/** What the days say of a step, reckoned by hand. */
function isForbidden({ issuedOn, postedOn }: History, deed: Deed, day: number): boolean {
  const isEarly = day < EARLIEST;
  const isDead = issuedOn !== null && day > issuedOn + GOOD_DAYS;
  const isNoticed = postedOn === null || day >= postedOn + NOTICE_DAYS;
  switch (deed) {
    case 'create':
    case 'file':
      return isEarly || day > REQUEST_BY || isDead;
    case 'issue':
      return isEarly || isDead;
    case 'execute':
      return isDead || !isNoticed;
    case 'set-lockout-date':
      return isDead || !isNoticed || isSunday(day);
    default:
      return false;
  }
}

function usual({ writ: { status, clientConfirmedAt }, hasDay }: History): Deed {
  switch (status) {
    case 'DRAFT':
      return 'submit';
    case 'SUBMITTED':
      return clientConfirmedAt === null ? 'client-confirm' : 'reviewed';
    case 'REVIEWED':
      return 'file';
    case 'FILED':
      return 'issue';
    case 'ISSUED':
      return 'post';
    case 'POSTED':
      return hasDay ? 'execute' : 'set-lockout-date';
    default:
      return 'create';
  }
}

const everyPoint: LawfulPass = { points: [...lawfulPoints], reason: 'The judge ordered it from the bench.' };

test('no sequence of actions on a writ reaches what the days forbid, unless a lawyer of the state passed it', () => {
  const done = { create: 0, file: 0, issue: 0, execute: 0, 'set-lockout-date': 0 };
  let passed = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const now: History = { today: 0, writ: withoutWrit, issuedOn: null, postedOn: null, hasDay: false };
      for (const asked of steps) act(now, asked);
    }),
    { numRuns: 700 },
  );
  // It proves nothing unless much of it was allowed, to the end.
  for (const [deed, count] of Object.entries(done)) expect([deed, count > 10]).toEqual([deed, true]);
  expect(passed).toBeGreaterThan(20);

  function act(now: History, { wait, off, actor, passes, ...asked }: Step): void {
    now.today += wait;
    const deed = asked.deed ?? usual(now);
    const isPlanned = deed === 'set-lockout-date';
    const day = isPlanned ? now.today + off : Math.max(0, now.today - off);
    const input = {
      date: dayOf(day),
      ...(passes && { pass: everyPoint }),
      ...(isPlanned && { closedBecause: isSunday(day) ? 'Sunday' : null }),
    };
    const facts = factsOf(now);
    const answer = isPlanned
      ? decideCaseAction(facts, actor, deed, input)
      : decideWritAction(facts, now.writ, actor, deed, { ...input, docketChecked: 'NONE' });
    if (!answer.allowed || answer.mode !== 'act') return;
    if (deed in done) done[deed as keyof typeof done] += 1;
    if (isForbidden(now, deed, day)) {
      passed += 1;
      expect([deed, passes, [...actor.roles], [...actor.barStates]]).toEqual([
        deed,
        true,
        ['lawyer'],
        ['GA'],
      ]);
      expect(answer.passed).not.toEqual([]);
    } else expect([deed, answer.passed]).toEqual([deed, []]);
    if (isPlanned) {
      now.hasDay = true;
      return;
    }
    const status = nextWritStatus(facts, now.writ, deed);
    now.writ = { ...now.writ, status: writStatuses.find((known) => known === status) ?? null };
    if (deed === 'create') Object.assign(now, { issuedOn: null, postedOn: null, hasDay: false });
    if (deed === 'client-confirm') now.writ = { ...now.writ, clientConfirmedAt: `${dayOf(day)}T12:00:00Z` };
    if (deed === 'issue') now.issuedOn = day;
    if (deed === 'post') now.postedOn = day;
  }
});
