import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { countCaseDates } from '../deadlines/index.ts';
import { expireWrits } from './expire-writs.job.ts';

// A writ of a Texas justice court is dead ninety days after the judgment.

const judgedAt = '2026-06-12T14:00:00Z';
const lastDay = '2026-09-10';
const dayAfter = '2026-09-11';
const onLastDay = '2026-09-10T14:00:00Z';
const afterItsEnd = '2026-09-11T14:00:00Z';

let t: TestApp;
let world: FirmWithAClient;
let writ: WritDesk;
const clock = standingClock(judgedAt);
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  writ = writDesk(t, world, caseDesk(t, world));
});
afterAll(() => t.close());
beforeEach(() => clock.moveTo(judgedAt));

async function posted(): Promise<string> {
  const id = await writ.judged();
  clock.moveTo('2026-06-24T14:00:00Z');
  const filed = await writ.at(id, 'FILED');
  const texas = { stateCode: 'TX', courthouseId: referenceId('courthouse', 'tx-travis-jp4') };
  await t.db.updateTable('cases.evictionCase').set(texas).where('id', '=', id).execute();
  await countCaseDates(t.db, { firmId: world.firm.id, caseId: id, now: clock.now() });
  await writ.advance(await writ.advance(filed));
  return id;
}

const set = (id: string, lockoutDate: string, body: object = {}, as: Person = world.people.processor) =>
  t.call(cases.setLockoutDate, {
    as,
    params: { id },
    body: {
      lockoutDate,
      lockoutTime: '09:30',
      officerName: 'Marshal Odom',
      contactName: 'Wanda Beaufort',
      ...body,
    },
  });

async function expire(): Promise<void> {
  const context = contextOf(t.opened.deps, { kind: 'job', name: expireWrits.name }, 'the job');
  await expireWrits.handle(context, {}, { signal: new AbortController().signal } as never);
}

const lockoutsOf = (id: string) =>
  t.db.selectFrom('cases.lockout').select(['state', 'lockoutDate']).where('caseId', '=', id).execute();

/** The lawyer takes the day on themselves: nothing but the writ’s own end stands against it then. */
const pass = { points: ['dayPast'], reason: 'The court extended the writ in open court.' };

test('a lockout after the last day of its writ is refused with that day, and changes nothing', async () => {
  const id = await posted();
  const before = await writ.detailsOf(id);
  const refused = {
    status: 409,
    body: {
      code: 'case_action_not_allowed',
      obstacles: [{ point: 'dayPast', event: 'WRIT_DEAD', due: lastDay }],
      lawfulFrom: null,
    },
  };
  expect(await set(id, dayAfter)).toMatchObject(refused);
  // A company can’t even propose it.
  expect(await set(id, dayAfter, {}, world.people.manager)).toMatchObject(refused);
  expect(await writ.detailsOf(id)).toEqual(before);
  expect(await lockoutsOf(id)).toEqual([]);
  expect(await ok(set(id, lastDay))).toMatchObject({ status: 'LOCKOUT_SCHEDULED', lockoutDate: lastDay });
});

test('a lockout that is set ends with its writ, and none is set on a writ that expired', async () => {
  const id = await posted();
  await ok(set(id, lastDay));
  clock.moveTo(onLastDay);
  await expire();
  expect(await writ.detailsOf(id)).toMatchObject({ status: 'LOCKOUT_SCHEDULED' });
  clock.moveTo(afterItsEnd);
  await expire();
  expect(await writ.detailsOf(id)).toMatchObject({
    status: 'JUDGMENT_RECORDED',
    lockoutDate: null,
    writs: [{ status: 'EXPIRED' }],
    lockouts: [{ state: 'CANCELLED', lockoutDate: lastDay }],
  });
  expect(await set(id, '2026-09-14', { pass }, world.people.lawyer)).toMatchObject({
    status: 409,
    body: { code: 'case_action_not_allowed', message: expect.any(String) },
  });
  expect(await lockoutsOf(id)).toMatchObject([{ state: 'CANCELLED' }]);
});

test('a lawyer who sets one at the moment when the writ expires is told so, or it is called off with the writ', async () => {
  const ids = [await later(), await later(), await later()];
  clock.moveTo(afterItsEnd);
  const [, ...replies] = await Promise.all([
    expire(),
    ...ids.map((id) => set(id, '2026-09-14', { pass }, world.people.lawyer)),
  ]);
  await expire();
  for (const [at, id] of ids.entries()) {
    const wasSet = replies[at]?.status === 200;
    if (!wasSet) expect(replies[at]).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    expect(await writ.detailsOf(id)).toMatchObject({
      status: 'JUDGMENT_RECORDED',
      lockoutDate: null,
      writs: [{ status: 'EXPIRED' }],
      lockouts: wasSet ? [{ state: 'CANCELLED' }] : [],
    });
  }

  async function later() {
    clock.moveTo(judgedAt);
    return posted();
  }
});

test('in Georgia no lockout is set after the last day to ask the officer, until somebody has asked', async () => {
  const id = await writ.judged();
  clock.moveTo('2026-06-24T14:00:00Z');
  const issued = await writ.advance(await writ.at(id, 'FILED'));
  expect(issued).toMatchObject({ status: 'ISSUED', expiresOn: '2026-07-24' });
  expect(await set(id, '2026-07-27')).toMatchObject({
    status: 409,
    body: { obstacles: [{ point: 'dayPast', event: 'EXECUTION_APPLY_BY', due: '2026-07-24' }] },
  });
  expect(await lockoutsOf(id)).toEqual([]);
  await writ.advance(issued);
  expect(await ok(set(id, '2026-07-27'))).toMatchObject({ status: 'LOCKOUT_SCHEDULED' });
});
