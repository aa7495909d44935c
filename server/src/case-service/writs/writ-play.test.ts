import { cases } from '@writdesk/contract/cases/cases';
import { type CaseStatus, endStatuses } from '@writdesk/contract/cases/case-status';
import { caseStatusOfWrit, isOpenWrit } from '@writdesk/contract/writs/case-status-of-writ';
import { type Writ, writs } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { plainAnswers, type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { tallyFaults } from '../tallies/index.ts';

// Random people do random things to writs, lockouts, appeals and the end of a case, lawful and not: whatever is refused changes
// nothing, and whatever is done leaves the writ, its case, its lockout and its appeal in one state.

const SEED = 20_261_123;
const CASES = 3;
const ACTS = 40;

let t: TestApp;
let world: FirmWithAClient;
let writ: WritDesk;
const clock = standingClock('2026-06-12T14:00:00Z');
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  writ = writDesk(t, world, caseDesk(t, world));
});
afterAll(() => t.close());

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Play = (as: Person, caseId: string, writId: string) => Promise<{ status: number }>;
const order = { order: 'Order of the court' };
const comment = { comment: 'As it is.' };
const onWrit =
  (route: Exclude<keyof typeof writs, 'list' | 'create'>, body: object): Play =>
  (as, _caseId, id) =>
    t.call(writs[route] as typeof writs.submit, { as, params: { id }, body });

const plays: readonly Play[] = [
  (as, id) => t.call(writs.create, { as, params: { id }, body: { docketChecked: 'NONE' } }),
  (as, id) => t.call(writs.create, { as, params: { id }, body: { docketChecked: 'NONE' } }),
  onWrit('submit', {}),
  onWrit('submit', {}),
  onWrit('clientConfirm', { answers: plainAnswers, signedBy: 'Wanda Beaufort' }),
  onWrit('clientConfirm', { answers: plainAnswers, signedBy: 'Wanda Beaufort' }),
  onWrit('requestResubmit', comment),
  onWrit('reviewed', {}),
  onWrit('reviewed', {}),
  onWrit('file', {
    receipt: 'Odyssey 1',
    docketChecked: 'NONE',
    occupancyOverride: 'The manager saw them today.',
  }),
  onWrit('file', {
    receipt: 'Odyssey 1',
    docketChecked: 'NONE',
    occupancyOverride: 'The manager saw them today.',
  }),
  onWrit('issue', { issuedOn: '2026-06-24', writNumber: '26-WP-1' }),
  onWrit('issue', { issuedOn: '2026-06-24', writNumber: '26-WP-1' }),
  onWrit('post', { postedAt: '2026-06-24T08:00', officerName: 'Marshal Odom' }),
  onWrit('returnUnexecuted', comment),
  onWrit('stay', order),
  onWrit('resume', order),
  onWrit('resume', order),
  onWrit('cancel', comment),
  (as, id) =>
    t.call(cases.setLockoutDate, {
      as,
      params: { id },
      body: {
        lockoutDate: '2026-06-30',
        lockoutTime: '09:30',
        officerName: 'Marshal Odom',
        contactName: 'Wanda Beaufort',
        reason: 'The marshal asked for it.',
      },
    }),
  ...[true, false].map(
    (stayed): Play =>
      (as, id) =>
        t.call(cases.appealSubmit, {
          as,
          params: { id },
          body: { filedOn: '2026-06-24', court: 'State Court of Fulton County', stayed, registry: [] },
        }),
  ),
  ...(['STAY_LIFTED', 'AFFIRMED', 'DISMISSED', 'REVERSED'] as const).map(
    (appealResult): Play =>
      (as, id) =>
        t.call(cases.appealUpdate, {
          as,
          params: { id },
          body: { appealResult, resultOn: '2026-06-24' },
        }),
  ),
  (as, id) => t.call(cases.appealUpdate, { as, params: { id }, body: { stayed: true } }),
  (as, id) => t.call(cases.checkDocket, { as, params: { id }, body: { found: 'NONE' } }),
  (as, id) =>
    t.call(cases.close, { as, params: { id }, body: { closureReason: 'SETTLED', finalBill: true } }),
  (as, id) =>
    t.call(cases.dismissCase, { as, params: { id }, body: { comment: 'They paid.', dismissReason: 'PAID' } }),
  (as, id) => t.call(cases.reopen, { as, params: { id }, body: { reason: 'It ended by mistake.' } }),
  (as, id) => t.call(cases.reopen, { as, params: { id }, body: { reason: 'It ended by mistake.' } }),
];

/** The usual next step, by whoever does it; where it isn’t lawful now, nothing happens. */
async function goOn(caseId: string, last: Writ | undefined): Promise<number> {
  const isOpen = last !== undefined && isOpenWrit(last.status);
  const step = isOpen && last.status !== 'POSTED' ? writ.advance(last) : writ.start(caseId);
  return step.then(
    () => 1,
    () => 0,
  );
}

/** What must hold after every action, whoever did it. */
async function faultsOf(caseId: string): Promise<string[]> {
  const details = await writ.detailsOf(caseId);
  const { status, writs: all, lockouts, lockoutDate, appeals, holds } = details;
  const open = all.filter((one) => isOpenWrit(one.status));
  const last: Writ | undefined = all.at(-1);
  const set = lockouts.filter(({ state }) => state === 'SET');
  const offered = [...details.availableActions, ...details.writOffers.availableActions, ...details.waiting];
  const pending = appeals.filter(({ result }) => result === null);
  const isEnded = endStatuses.some((end) => end === status);
  const isStayed = holds.some(({ kind }) => kind === 'COURT_STAY');
  const faults = [
    open.length > 1 && 'two open writs',
    open.length === 1 && open[0] !== last && 'an open writ that is not the last',
    set.length > 1 && 'two lockouts set',
    (status === 'LOCKOUT_SCHEDULED' && last?.status !== 'EXECUTED') !== (set.length === 1) &&
      'a lockout without its status, or a status without its lockout',
    (lockoutDate !== null) !== set.length > 0 && 'a day of a lockout that is not set',
    isEnded && open.length > 0 && 'an open writ of a case that is over',
    pending.length > 1 && 'two pending appeals',
    status === 'APPEALED' && pending.length === 0 && 'an appealed case without its appeal',
    !isEnded && isStayed !== pending.some(({ stayed }) => stayed) && 'a stay without its appeal',
    isStayed && open.some((one) => one.status !== 'STAYED') && 'a writ that moves under a stay',
    isStayed && set.length > 0 && 'a lockout under a stay',
    !isEnded && offered.length === 0 && 'no way on',
  ];
  const standing = last
    ? caseStatusOfWrit({
        status: last.status,
        statusBeforeStay: last.statusBeforeStay,
        clientConfirmedAt: null,
        declined: false,
      })
    : 'JUDGMENT_RECORDED';
  const expected: readonly CaseStatus[] =
    standing === 'WRIT_ISSUED' ? ['WRIT_ISSUED', 'LOCKOUT_SCHEDULED'] : [standing];
  if (!isEnded && status !== 'APPEALED' && !expected.includes(status))
    faults.push(`${status} with a writ that is ${last?.status ?? 'none'}`);
  return faults.filter((fault) => typeof fault === 'string');
}

test('whatever people try, the writ, its case and its lockout agree', { timeout: 240_000 }, async () => {
  const random = numbers(SEED);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const { lawyer, processor, firmAdmin, manager, owner } = world.people;
  const people = [lawyer, lawyer, processor, processor, processor, firmAdmin, manager, manager, owner];
  const answered = new Map<number, number>();
  let lawful = 0;
  for (let n = 0; n < CASES; n += 1) {
    clock.moveTo('2026-06-12T14:00:00Z');
    const caseId = await writ.judged();
    clock.moveTo('2026-06-24T14:00:00Z');
    for (let acted = 0; acted < ACTS; acted += 1) {
      const { writs: all } = await writ.detailsOf(caseId);
      const about = random() < 0.9 ? all.at(-1) : all[0];
      if (random() < 0.4) lawful += await goOn(caseId, all.at(-1));
      const { version } = await writ.detailsOf(caseId);
      const play = pick(plays);
      // Now and then two at once.
      const both = random() < 0.1 ? [play, pick(plays)] : [play];
      const replies = await Promise.all(both.map((one) => one(pick(people), caseId, about?.id ?? caseId)));
      for (const { status } of replies) answered.set(status, (answered.get(status) ?? 0) + 1);
      expect(await faultsOf(caseId), `case ${n}, action ${acted}`).toEqual([]);
      if (replies.every(({ status }) => status >= 300))
        expect((await writ.detailsOf(caseId)).version, 'what is refused changes nothing').toBe(version);
    }
    const { fault } = await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId: caseId });
    expect(fault).toBeNull();
  }
  expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(lawful + (answered.get(200) ?? 0), 'enough of it was lawful').toBeGreaterThan(20);
  expect(await tallyFaults(t.db)).toEqual([]);
});
