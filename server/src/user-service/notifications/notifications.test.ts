import { caseNotifications } from '@writdesk/contract/cases/case-notifications';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { eventStreams } from '../../../test/support/event-stream.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { liveByNoun } from '../../live-kinds.ts';
import { newId } from '../../platform/ids.ts';
import { eventOf, type EventValues, type LiveKind } from '../../platform/live/index.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';
import { notifyIn } from './notify.ts';

let t: TestApp;
let openStream: Awaited<ReturnType<typeof eventStreams>>;
let firmId: string;
let clientId: string;
let lawyer: { person: Person; id: string };
let owner: { person: Person; id: string };

beforeAll(async () => {
  t = await testApp();
  firmId = (await makeFirm(t.db)).id;
  clientId = (await makeClient(t.db)).id;
  lawyer = await someone({ roles: ['lawyer'], firmId });
  owner = await someone({ roles: ['client_owner'], clientId });
  openStream = await eventStreams(t);
});
afterAll(() => t.close());

async function someone(options: Parameters<typeof makeUser>[1]) {
  const { user, person } = await makeUser(t.db, options);
  return { person, id: user.id };
}

const about = (title: string) => ({ title, action: 'approve', status: 'FILED', caseNumber: '26-1' });
const notify = ({
  caseId = newId(),
  title = 'Approved',
  ...of
}: {
  userIds: string[];
  caseId?: string;
  title?: string;
}) =>
  t.db.transaction().execute(async (db) => {
    const events: EventValues[] = [];
    await notifyIn(
      { db, now: new Date(), publish: (kind, event) => events.push(eventOf(kind, event)) },
      caseNotifications.FILED,
      { ...of, subject: { kind: 'case', id: caseId }, params: about(title) },
    );
    await t.opened.deps.live.publishIn(db, events);
  });
const listOf = async (as: Person, query = {}) => (await t.call(notifications.list, { as, query })).body;

test('a person is notified once, reads it, and nobody else does', async () => {
  const caseId = newId();
  await notify({ userIds: [owner.id, owner.id, lawyer.id], caseId });
  const list = await listOf(owner.person);
  expect(list).toMatchObject({ unread: 1, total: 1, totalIsCapped: false, page: 1, pageSize: 10 });
  const [first] = list.notifications;
  expect(first).toMatchObject({
    kind: 'case.FILED',
    title: 'Approved',
    params: about('Approved'),
    subject: { kind: 'case', id: caseId },
    caseId,
    status: 'UNREAD',
    readAt: null,
  });

  const ids = [first?.id ?? ''];
  const read = await t.call(notifications.updateStatus, { as: owner.person, body: { ids, status: 'READ' } });
  expect(read).toMatchObject({ status: 200, body: { unread: 0 } });
  expect((await listOf(owner.person)).notifications[0]).toMatchObject({
    status: 'READ',
    readAt: expect.any(String),
  });
  expect(await listOf(lawyer.person)).toMatchObject({ unread: 1 });
  const trail = await t.db
    .selectFrom('users.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', owner.id)
    .execute();
  expect(trail).toEqual([{ action: 'notification.update-status', data: { ids, status: 'READ' } }]);

  await t.call(notifications.updateStatus, { as: owner.person, body: { ids, status: 'UNREAD' } });
  expect(await listOf(owner.person)).toMatchObject({
    unread: 1,
    notifications: [{ status: 'UNREAD', readAt: null }],
  });
});

test('another’s notification can’t be marked, and nothing of the same request is', async () => {
  const me = await someone({ roles: ['case_processor'], firmId });
  await notify({ userIds: [me.id, lawyer.id] });
  const mine = (await listOf(me.person)).notifications[0]?.id ?? '';
  const other = (await listOf(lawyer.person)).notifications[0]?.id ?? '';
  const refused = await t.call(notifications.updateStatus, {
    as: me.person,
    body: { ids: [mine, other], status: 'READ' },
  });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await listOf(me.person)).toMatchObject({ unread: 1 });
});

test('the list comes page by page, newest first, and by status', async () => {
  const me = await someone({ roles: ['firm_user'], firmId });
  for (const title of ['1', '2', '3']) await notify({ userIds: [me.id], title });
  const titles = async (query: object) =>
    (await listOf(me.person, query)).notifications.map(({ title }) => title);
  expect(await titles({ size: 2 })).toEqual(['3', '2']);
  expect(await titles({ size: 2, page: 2 })).toEqual(['1']);
  const [newest] = (await listOf(me.person)).notifications;
  await t.call(notifications.updateStatus, {
    as: me.person,
    body: { ids: [newest?.id ?? ''], status: 'READ' },
  });
  expect(await titles({ status: 'UNREAD' })).toEqual(['2', '1']);
  expect(await titles({ status: 'READ' })).toEqual(['3']);
});

test('pages follow a notification, so that what comes meanwhile moves none of them', async () => {
  const me = await someone({ roles: ['firm_user'], firmId });
  for (const title of ['1', '2', '3', '4', '5']) await notify({ userIds: [me.id], title });
  const page = async (after?: string) => {
    const { notifications: rows, next } = await listOf(me.person, { size: 2, ...(after && { after }) });
    return { titles: rows.map(({ title }) => title), next: next ?? undefined };
  };
  const first = await page();
  expect(first.titles).toEqual(['5', '4']);
  await notify({ userIds: [me.id], title: '6' });
  const second = await page(first.next);
  expect(second.titles).toEqual(['3', '2']);
  expect(await page(second.next)).toEqual({ titles: ['1'], next: undefined });

  const strange = (await listOf(lawyer.person)).notifications[0]?.id ?? newId();
  const refused = await t.call(notifications.list, { as: me.person, query: { after: strange } });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'after' }] } });
});

test('the list is of a group or a case, and all of them are read up to the newest that one saw', async () => {
  const me = await someone({ roles: ['firm_user'], firmId });
  const mine = newId();
  await notify({ userIds: [me.id, lawyer.id], title: 'mine', caseId: mine });
  await notify({ userIds: [me.id], title: 'other' });
  const titles = async (query: object) =>
    (await listOf(me.person, query)).notifications.map(({ title }) => title);
  expect((await listOf(me.person)).notifications[0]).toMatchObject({ group: 'progress' });
  expect(await titles({ group: 'progress,court' })).toEqual(['other', 'mine']);
  expect(await titles({ group: 'court' })).toEqual([]);
  expect(await titles({ caseId: mine })).toEqual(['mine']);

  const readAll = async (body: object) => (await t.call(notifications.readAll, { as: me.person, body })).body;
  const ofLawyer = (await listOf(lawyer.person)).unread;
  expect(await readAll({ group: 'court' })).toEqual({ marked: 0, unread: 2 });
  expect(await readAll({ caseId: mine })).toEqual({ marked: 1, unread: 1 });
  const until = (await listOf(me.person)).notifications[0]?.createdAt;
  await notify({ userIds: [me.id], title: 'news' });
  expect(await readAll({ until })).toEqual({ marked: 1, unread: 1 });
  expect(await titles({ status: 'UNREAD' })).toEqual(['news']);
  expect((await listOf(lawyer.person)).unread).toBe(ofLawyer);
});

test.each([
  [{ ids: [], status: 'READ' }, 'ids'],
  [{ ids: ['x'], status: 'READ' }, 'ids.0'],
  [{ ids: [newId()], status: 'SEEN' }, 'status'],
])('bad input %j names its field', async (body, path) => {
  const reply = await t.send('POST', notifications.updateStatus.url, { as: owner.person, body });
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', errors: [{ path }] } });
});

test('the stream sends what one may see, through the loss of the listener, and goes on where it was cut', async () => {
  const stream = await openStream(owner.person);
  expect(stream.response.status).toBe(200);
  await stream.opened();
  const caseId = newId();
  const { documentLive, notificationLive } = liveByNoun;
  const publish = <K extends LiveKind>(kind: K, event: z.input<K['event']>) =>
    t.db.transaction().execute((db) => t.opened.deps.live.publishIn(db, [eventOf(kind, event)]));
  const documents = [newId(), newId(), newId()];
  const change = (at: number, of = { firmId, clientId }) =>
    publish(documentLive.changed, { ...of, caseId, ids: { documentId: documents[at] ?? '' } });
  await publish(liveByNoun.caseLive.changed, { firmId, caseId }); // the firm’s own
  await change(0, { firmId: newId(), clientId: newId() }); // strangers’
  await publish(notificationLive.updated, { userId: lawyer.id }); // another person’s
  await change(0);
  await notify({ userIds: [owner.id], caseId });
  await stream.has(2);
  expect(stream.events()).toMatchObject([
    { kind: 'document.changed', caseId, ids: { documentId: documents[0] } },
    { kind: 'notification.created', caseId, ids: { notificationId: expect.any(String) } },
  ]);

  const killed = await t.db.transaction().execute(async (db) => {
    await sql`set local role none`.execute(db); // the application's own role may end no connection
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'writdesk-live' and datname = current_database()`.execute(db);
    return rows.length;
  });
  expect(killed).toBe(1);
  await change(1);
  await stream.has(3);
  await stream.hangUp();

  await change(2);
  const again = await openStream(owner.person, stream.lastId());
  await again.has(1);
  expect(again.events()).toMatchObject([{ ids: { documentId: documents[2] } }]);
  await again.hangUp();
});

test('the stream is for those who are signed in', async () => {
  expect(await t.send('GET', notifications.stream.url)).toMatchObject({
    status: 401,
    body: { code: 'unauthorized' },
  });
});
