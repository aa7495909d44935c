import { cases } from '@writdesk/contract/cases/cases';
import { reminders } from '@writdesk/contract/reminders/reminders';
import { writs } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { countCaseDates } from '../deadlines/index.ts';

const judgedAt = '2026-06-12T14:00:00Z';
const writAt = '2026-06-24T14:00:00Z';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let writ: WritDesk;
const clock = standingClock(judgedAt);
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  writ = writDesk(t, world, desk);
});
afterAll(() => t.close());
beforeEach(() => clock.moveTo(judgedAt));

async function posted(): Promise<{ id: string; writId: string }> {
  clock.moveTo(judgedAt);
  const id = await writ.judged();
  clock.moveTo(writAt);
  return { id, writId: (await writ.at(id, 'POSTED')).id };
}
const agreed = {
  lockoutDate: '2026-06-30',
  lockoutTime: '09:30',
  officerName: 'Marshal Odom',
  officerPhone: '404-555-0199',
  contactName: 'Wanda Beaufort',
  crew: true,
};
const set = (id: string, changes: object = {}, as: Person = world.people.processor) =>
  t.call(cases.setLockoutDate, { as, params: { id }, body: { ...agreed, ...changes } });

describe('a lockout', () => {
  test('is set, set again with a reason, and keeps its history; the property is reminded', async () => {
    const { id } = await posted();
    const first = await ok(set(id));
    expect(first).toMatchObject({
      status: 'LOCKOUT_SCHEDULED',
      lockoutDate: '2026-06-30',
      nextDate: '2026-06-30',
      nextDateKind: 'LOCKOUT',
      lockouts: [{ state: 'SET', officerName: 'Marshal Odom', crew: true }],
    });
    const due = () =>
      t.db
        .selectFrom('cases.reminder')
        .select(['dueAt'])
        .where('caseId', '=', id)
        .where('doneAt', 'is', null)
        .where('audience', '=', 'CLIENT')
        .orderBy('dueAt')
        .execute();
    expect((await due()).map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-06-28T13:30:00.000Z',
      '2026-06-29T13:30:00.000Z',
      '2026-06-30T11:30:00.000Z',
    ]);
    const later = { lockoutDate: '2026-07-01' };
    expect(await set(id, later)).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    const reason = 'The marshal has another eviction that day.';
    const again = await ok(set(id, { ...later, reason }));
    expect(again).toMatchObject({
      lockoutDate: '2026-07-01',
      nextDate: '2026-07-01',
      lockouts: [
        { state: 'RESET', lockoutDate: '2026-06-30', endReason: reason },
        { state: 'SET', lockoutDate: '2026-07-01', resetReason: reason },
      ],
    });
    expect((await due())[0]?.dueAt.toISOString()).toBe('2026-06-29T13:30:00.000Z');
  });

  test('leaves alone what people remind themselves of', async () => {
    const { id } = await posted();
    const note = { message: 'Call the locksmith', date: '2026-06-29', time: '10:00' };
    const own = await t.call(reminders.create, {
      as: world.people.processor,
      body: { caseId: id, ...note },
    });
    expect(own.status).toBe(201);
    await ok(set(id));
    await ok(set(id, { lockoutDate: '2026-07-01', reason: 'The marshal is ill.' }));
    const kept = await t.db
      .selectFrom('cases.reminder')
      .select('kind')
      .where('caseId', '=', id)
      .where('doneAt', 'is', null)
      .where('kind', '=', 'NOTE')
      .execute();
    expect(kept).toHaveLength(1);
  });

  test('before whose day possession came back needs a word why, and the case keeps the officer’s own day', async () => {
    const { id, writId } = await posted();
    await ok(set(id));
    clock.moveTo('2026-06-26T15:00:00Z');
    const execute = (changes: object) =>
      t.call(writs.execute, {
        as: world.people.processor,
        params: { id: writId },
        body: {
          executedAt: '2026-06-26T09:40',
          executedBy: 'Marshal Odom',
          locksChanged: true,
          goods: 'SET_OUT',
          ...changes,
        },
      });
    expect(await execute({ executedAt: '2026-06-24T00:00' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'executedAt', code: 'writ_before_posting' }, { path: 'comment' }] },
    });
    expect(await execute({})).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'comment', code: 'possession_before_lockout', values: { day: '2026-06-30' } }],
      },
    });
    const early = await ok(execute({ comment: 'Another eviction of the marshal was off.' }));
    expect(early.case).toMatchObject({ lockoutDate: '2026-06-26', lockouts: [{ state: 'DONE' }] });
  });

  test('that a manager proposes moves nothing until the firm sets it', async () => {
    const { id } = await posted();
    const proposed = await ok(set(id, { officerName: null, contactName: null }, world.people.manager));
    expect(proposed).toMatchObject({
      status: 'WRIT_ISSUED',
      lockoutDate: null,
      lockouts: [{ state: 'PROPOSED', lockoutDate: '2026-06-30' }],
    });
    const done = await ok(set(id, { lockoutDate: '2026-07-01' }));
    expect(done.lockouts.map(({ state }) => state)).toEqual(['CANCELLED', 'SET']);
    const again = await set(id, { lockoutDate: '2026-07-01' }, world.people.manager);
    expect(again, 'the day that stands').toMatchObject({
      status: 400,
      body: { errors: [{ path: 'lockoutDate', code: 'lockout_same' }] },
    });
    const other = await ok(set(id, { lockoutDate: '2026-07-02' }, world.people.manager));
    expect(other.lockouts.map(({ state }) => state)).toEqual(['CANCELLED', 'SET', 'PROPOSED']);
  });

  test('is off when its writ is stayed, and may be set again once that goes on', async () => {
    const { id, writId } = await posted();
    await ok(set(id));
    const as = world.people.lawyer;
    const stayed = await ok(
      t.call(writs.stay, { as, params: { id: writId }, body: { order: 'Order of June 24' } }),
    );
    expect(stayed.case).toMatchObject({
      status: 'WRIT_ISSUED',
      lockoutDate: null,
      lockouts: [{ state: 'CANCELLED', endReason: 'Order of June 24' }],
    });
    expect(await set(id)).toMatchObject({ status: 409, body: { reason: { code: 'judgment_stayed' } } });
    const told = await t.db
      .selectFrom('users.notification')
      .select('kind')
      .where('subjectId', '=', id)
      .where('kind', '=', 'lockout.cancelled')
      .execute();
    expect(told.length).toBeGreaterThan(0);
    await ok(t.call(writs.resume, { as, params: { id: writId }, body: { order: 'Stay lifted' } }));
    expect(await ok(set(id))).toMatchObject({ status: 'LOCKOUT_SCHEDULED' });
  });

  test('is done when the writ is carried out, and the case can be closed', async () => {
    const { id, writId } = await posted();
    await ok(set(id));
    clock.moveTo('2026-06-30T15:00:00Z');
    const body = {
      executedAt: '2026-06-30T09:40',
      executedBy: 'Marshal Odom',
      locksChanged: true,
      goods: 'SET_OUT',
    } as const;
    const as = world.people.processor;
    const executed = await ok(t.call(writs.execute, { as, params: { id: writId }, body }));
    expect(executed.case).toMatchObject({ status: 'LOCKOUT_SCHEDULED', lockouts: [{ state: 'DONE' }] });
    const close = {
      closureReason: 'POSSESSION_RETURNED',
      possessionDate: '2026-06-30',
      finalBill: true,
    } as const;
    expect(await ok(t.call(cases.close, { as, params: { id }, body: close }))).toMatchObject({
      status: 'CLOSED',
    });
  });
});

describe('a lockout is refused', () => {
  test.each([
    ['on a day on which the court is closed', { lockoutDate: '2026-07-03' }, 409, 'court_closed_then'],
    ['in the past', { lockoutDate: '2026-06-24', lockoutTime: '09:00' }, 400, 'lockout_past'],
    ['without a time', { lockoutTime: undefined }, 400, 'lockout_time_missing'],
    ['without an officer', { officerName: '' }, 400, 'lockout_officer_missing'],
    ['without somebody who meets them', { contactName: '' }, 400, 'lockout_contact_missing'],
  ])('%s', async (_, changes, status, code) => {
    const { id } = await posted();
    const { body, ...reply } = await set(id, changes);
    expect(reply.status).toBe(status);
    const said = body as { reason?: { code: string }; errors?: { code: string }[] };
    expect([said.reason?.code, ...(said.errors ?? []).map((error) => error.code)]).toContain(code);
  });

  test('before the hours of the officer’s notice are over, in a state that counts them', async () => {
    const { id } = await posted();
    const texas = { stateCode: 'TX', courthouseId: referenceId('courthouse', 'tx-travis-jp4') };
    await t.db.updateTable('cases.evictionCase').set(texas).where('id', '=', id).execute();
    // Posted at eight in the morning by the court’s clock.
    await countCaseDates(t.db, { firmId: world.firm.id, caseId: id, now: clock.now() });
    expect(await set(id, { lockoutDate: '2026-06-25', lockoutTime: '07:30' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'lockoutTime', code: 'lockout_before_notice' }] },
    });
    expect(await set(id, { lockoutDate: '2026-06-24', lockoutTime: '16:00' })).toMatchObject({
      status: 409,
      body: { lawfulFrom: '2026-06-25' },
    });
    expect(await set(id, { lockoutDate: '2026-06-25', lockoutTime: '08:30' })).toMatchObject({ status: 200 });
  });

  test('without a posting, where the law counts from it', async () => {
    clock.moveTo(judgedAt);
    const id = await writ.judged();
    clock.moveTo(writAt);
    await writ.at(id, 'ISSUED');
    const florida = { stateCode: 'FL', courthouseId: referenceId('courthouse', 'fl-miami-dade') };
    await t.db.updateTable('cases.evictionCase').set(florida).where('id', '=', id).execute();
    expect(await set(id)).toMatchObject({
      status: 409,
      body: { obstacles: [{ point: 'dayUnknown', event: 'LOCKOUT_NOTICE' }], lawfulFrom: null },
    });
  });

  test('while there is no writ, and to another firm', async () => {
    const id = await writ.judged();
    expect(await set(id)).toMatchObject({ status: 409, body: { code: 'case_action_not_allowed' } });
    const other = await firmWithAClient(t);
    expect(await set(id, {}, other.people.processor)).toMatchObject({ status: 404 });
  });
});
