import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeDocket } from './docket-factory.ts';
import { notifyOfMove } from './index.ts';

const NOW = '2026-06-12T15:00:00Z';

let t: TestApp;
let world: FirmWithAClient;
let theirs: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  world = await firmWithAClient(t);
  theirs = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

type Body = RouteArguments<typeof dockets.update>['body'];
const plan: Body = { date: '2026-06-30', time: '09:30', room: '1A' };
const change = (id: string, body: Partial<Body>, as: Person = people.processor) =>
  t.call(dockets.update, { as, params: { id }, body: { ...plan, ...body } });
const remove = (id: string, as: Person = people.processor) => t.call(dockets.delete, { as, params: { id } });
const detailsOf = (id: string, as: Person = people.processor) =>
  ok(t.call(cases.details, { as, params: { id } }));
const docketOf = (id: string) => ok(t.call(dockets.details, { as: people.processor, params: { id } }));
const aDocket = (given: Partial<Parameters<typeof makeDocket>[1]> = {}) =>
  makeDocket(t.db, {
    firmId: world.firm.id,
    courthouseId: FULTON_MAGISTRATE,
    hearingDate: '2026-06-30',
    room: newId(),
    ...given,
  });
const place = async (record: CaseDetails, docketId: string) =>
  ok(
    t.call(cases.applyToDocket, {
      as: people.processor,
      params: { id: record.id },
      body: { docketId, reason: 'The clerk set it.' },
    }),
  );
const due = async (caseId: string) =>
  (
    await t.db
      .selectFrom('cases.reminder')
      .select('dueAt')
      .where('caseId', '=', caseId)
      .where('kind', 'like', 'HEARING%')
      .where('doneAt', 'is', null)
      .orderBy('dueAt')
      .execute()
  ).map(({ dueAt }) => dueAt.toISOString());

/** Does the job that a change left, as a worker does. */
async function notifyAgain(docketId: string, version: number) {
  const context = contextOf(t.opened.deps, { kind: 'job', name: notifyOfMove.name }, newId());
  const attempt = { id: newId(), number: 1, isLast: false, signal: new AbortController().signal };
  const was = { date: '2026-06-30', time: '09:30', room: '1A' };
  await notifyOfMove.handle(context, { firmId: world.firm.id, docketId, version, was }, attempt);
}
const toldOf = async (as: Person, caseId: string) =>
  (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.filter(
    (one) => one.kind === 'docket.moved' && one.caseId === caseId,
  );

describe('changing a docket', () => {
  test('to another hour moves the hearings on it, their reminders and their dates, and tells everybody once', async () => {
    const docket = await aDocket();
    const record = await desk.at('SENT_FOR_SERVING');
    const before = await place(record, docket.id);
    expect(before).toMatchObject({ nextDate: '2026-06-30', hearingAt: '2026-06-30T13:30:00.000Z' });

    const { status, body } = await change(docket.id, { date: '2026-07-07', time: '14:00', room: '2C' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hearingAt: '2026-07-07T18:00:00.000Z',
      room: '2C',
      version: 2,
      caseCount: 1,
    });
    const after = await detailsOf(record.id);
    expect(after).toMatchObject({
      status: 'ON_DOCKET',
      hearingAt: '2026-07-07T18:00:00.000Z',
      nextDate: '2026-07-07',
      nextDateKind: 'HEARING',
      version: before.version + 1,
      caseDockets: [{ state: 'SET', hearingDate: '2026-07-07', hearingTime: '14:00', room: '2C' }],
    });
    expect(await due(record.id)).toEqual([
      '2026-06-30T18:00:00.000Z',
      '2026-07-04T18:00:00.000Z',
      '2026-07-06T18:00:00.000Z',
    ]);
    // What is shown as if judgment came on the day of the hearing follows it.
    const dates = async () =>
      (
        await t.db
          .selectFrom('cases.caseDates')
          .select('dates')
          .where('caseId', '=', record.id)
          .executeTakeFirstOrThrow()
      ).dates as Record<string, { date: string | null }>;
    expect((await dates())['APPEAL_DUE']?.date).toBe('2026-07-14');

    await notifyAgain(docket.id, 2);
    await notifyAgain(docket.id, 2);
    for (const as of [people.owner, people.manager, people.processor]) {
      expect(await toldOf(as, record.id)).toHaveLength(1);
    }
    const { body: timeline } = await t.call(cases.timeline, {
      as: people.owner,
      params: { id: record.id },
      query: { size: 100 },
    });
    expect(timeline.events.filter(({ kind }) => kind === 'case.docket-moved')).toHaveLength(1);
    for (const [subject, subjectId] of [
      ['docket', docket.id],
      ['case', record.id],
    ] as const) {
      expect(await verifyAudit(t.db, { trail: 'cases', subject, subjectId })).toMatchObject({ fault: null });
    }
  });

  test('names the field of what can’t be', async () => {
    const docket = await aDocket({ maxCases: 5 });
    await place(await desk.at('SENT_FOR_SERVING'), docket.id);
    await place(await desk.at('SENT_FOR_SERVING'), docket.id);
    const taken = await aDocket();
    const past = await aDocket({ hearingDate: '2026-06-11' });
    const faults: [string, Partial<Body>, string][] = [
      [docket.id, { date: '2026-06-01' }, 'date'],
      [docket.id, { date: '2026-07-04' }, 'date'],
      [docket.id, { time: '25:00' }, 'time'],
      [docket.id, { room: ' ' }, 'room'],
      [docket.id, { room: taken.room }, 'room'],
      [docket.id, { maxCases: 1 }, 'maxCases'],
      [docket.id, { lawyerId: newId() }, 'lawyerId'],
      [past.id, { date: '2026-06-30' }, 'date'],
    ];
    for (const [id, body, path] of faults) {
      expect(await change(id, body), JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
    }
    // Of a sitting that is past, what doesn’t move it.
    const noted = await change(past.id, { date: '2026-06-11', room: past.room, note: 'Judge Rainey sat.' });
    expect(noted).toMatchObject({ status: 200, body: { note: 'Judge Rainey sat.' } });
  });

  test('names the firm’s lawyer for it, who must be admitted in the state', async () => {
    const docket = await aDocket();
    const { id: lawyerId } = await t.db
      .selectFrom('users.publishedLawyer')
      .select('id')
      .where('firmId', '=', world.firm.id)
      .executeTakeFirstOrThrow();
    const named = await change(docket.id, { room: docket.room, lawyerId });
    expect(named).toMatchObject({ status: 200, body: { lawyer: { id: lawyerId } } });
    await t.db
      .updateTable('users.barAdmission')
      .set({ active: false })
      .where('userId', '=', lawyerId)
      .execute();
    const other = await aDocket();
    expect(await change(other.id, { room: other.room, lawyerId })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'lawyerId' }] },
    });
    await t.db
      .updateTable('users.barAdmission')
      .set({ active: true })
      .where('userId', '=', lawyerId)
      .execute();
  });

  test('is the firm’s to do; a stranger’s docket isn’t there, and a stale version is a conflict', async () => {
    const docket = await aDocket();
    for (const as of [people.owner, people.manager, people.crm, people.admin]) {
      expect((await change(docket.id, {}, as)).status).toBe(403);
      expect((await remove(docket.id, as)).status).toBe(403);
    }
    expect((await change(docket.id, {}, theirs.people.processor)).body).toMatchObject({
      code: 'docket_not_found',
    });
    expect((await remove(docket.id, theirs.people.processor)).body).toMatchObject({
      code: 'docket_not_found',
    });
    await ok(change(docket.id, { room: docket.room, version: 1 }));
    expect(await change(docket.id, { room: docket.room, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { id: docket.id, version: 2 } },
    });
  });

  test('while cases are set on it at the same moment leaves each at the docket’s hour', async () => {
    const docket = await aDocket();
    const records = await Promise.all([1, 2, 3].map(() => desk.at('SENT_FOR_SERVING')));
    await Promise.all([
      change(docket.id, { room: docket.room, time: '11:00' }),
      ...records.map((record) => place(record, docket.id)),
      change(docket.id, { room: docket.room, time: '15:00' }),
    ]);
    const { hearingAt, caseCount } = await docketOf(docket.id);
    expect(caseCount).toBe(3);
    for (const { id } of records) expect((await detailsOf(id)).hearingAt).toBe(hearingAt);
  });
});

describe('deleting a docket', () => {
  test('is for an empty one: its sitting is free, and a case that stood on it still says so', async () => {
    const docket = await aDocket();
    const record = await place(await desk.at('SENT_FOR_SERVING'), docket.id);
    expect(await remove(docket.id)).toMatchObject({ status: 409, body: { code: 'docket_not_empty' } });
    const off = await ok(
      t.call(cases.removeFromDocket, {
        as: people.processor,
        params: { id: record.id },
        body: { comment: 'Paid in full' },
      }),
    );
    expect(off).toMatchObject({ status: 'SENT_FOR_SERVING', docketId: null, hearingAt: null });
    const { steps } = await ok(
      t.call(cases.stepDetails, { as: people.processor, params: { caseId: record.id } }),
    );
    expect(
      steps.find(({ action }) => action === 'apply-to-docket'),
      'the step was taken back',
    ).toMatchObject({ state: expect.stringMatching(/PENDING|ACTIVE/) });
    expect(await due(record.id)).toEqual([]);
    expect(await remove(docket.id)).toMatchObject({ status: 200, body: { id: docket.id } });
    expect(await remove(docket.id)).toMatchObject({ status: 404, body: { code: 'docket_not_found' } });
    expect((await detailsOf(record.id)).caseDockets).toMatchObject([
      { docketId: docket.id, state: 'CANCELLED' },
    ]);
    expect(
      await t.call(cases.applyToDocket, {
        as: people.processor,
        params: { id: record.id },
        body: { docketId: docket.id, reason: 'The clerk set it.' },
      }),
    ).toMatchObject({ status: 404, body: { code: 'docket_not_found' } });
    const again = await t.call(dockets.create, {
      as: people.processor,
      body: { courthouseId: FULTON_MAGISTRATE, date: '2026-06-30', time: '09:30', room: docket.room },
    });
    expect(again.status).toBe(201);
  });

  test('at the moment when a case is set on it has one winner', async () => {
    const docket = await aDocket();
    const record = await desk.at('SENT_FOR_SERVING');
    const [gone, set] = await Promise.all([
      remove(docket.id),
      t.call(cases.applyToDocket, {
        as: people.processor,
        params: { id: record.id },
        body: { docketId: docket.id, reason: 'The clerk set it.' },
      }),
    ]);
    expect([gone.status, set.status].toSorted((left, right) => left - right)).toEqual(
      gone.status === 200 ? [200, 404] : [200, 409],
    );
  });
});
