import { caseNotifications } from '@writdesk/contract/cases/case-notifications';
import { docketNotifications } from '@writdesk/contract/dockets/docket-notifications';
import type { NotificationGroup } from '@writdesk/contract/notifications/notification-groups';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { reminderNotifications } from '@writdesk/contract/reminders/reminder-notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { eventOf, type EventValues } from '../../platform/live/index.ts';
import { sendSms } from '../../platform/sms/index.ts';
import { notifyIn } from '../notifications/index.ts';
import { makeSmsNumber } from '../sms-numbers/sms-number-factory.ts';
import { makeUser, type UserFactoryOptions } from '../users/user-factory.ts';
import { smsNotifications } from './index.ts';

// Eleven in the morning in Atlanta.
const NOW = '2026-07-01T15:00:00.000Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
});
beforeEach(async () => {
  clock.moveTo(NOW);
  await t.db.updateTable('users.notification').set({ smsDueAt: null }).execute();
});
afterAll(() => t.close());

const jobContext = (name: string) => contextOf(t.opened.deps, { kind: 'job', name }, newId());
const attempt = () => ({ id: newId(), number: 1, isLast: false, signal: new AbortController().signal });
const textDue = () => smsNotifications.handle(jobContext(smsNotifications.name), {}, attempt());
/** Looks for what is due, and sends what that has queued. @returns what arrived, by number. */
async function work(): Promise<[number: string, text: string][]> {
  const before = await t.db.selectFrom('jobs.mailboxMessage').select('id').execute();
  const known = new Set(before.map(({ id }) => id));
  await textDue();
  const queued = await t.db.selectFrom('jobs.smsOutbox').select('id').where('state', '=', 'QUEUED').execute();
  for (const { id } of queued) await sendSms.handle(jobContext(sendSms.name), { smsId: id }, attempt());
  const all = await t.db
    .selectFrom('jobs.mailboxMessage')
    .select(['id', 'recipients', 'bodyText'])
    .where('kind', '=', 'SMS')
    .orderBy('receivedAt')
    .execute();
  return all.flatMap(({ id, recipients, bodyText }) =>
    known.has(id) ? [] : [[recipients[0] ?? '', bodyText]],
  );
}
const after = (minutes: number) => clock.moveTo(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

async function reader(
  given: Partial<UserFactoryOptions> = {},
  groups: readonly NotificationGroup[] = ['court'],
) {
  const { person, user } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id, ...given });
  const number = groups.length ? await makeSmsNumber(t.db, user.id, groups) : '';
  return { person: person as Person, id: user.id, number };
}
const openCase = () =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    courthouseId: referenceId('courthouse', 'ga-fulton'),
  });
const ofCase = { title: 'Magnolia v. Bell', caseNumber: '26ED0417' };

async function notify(
  caseId: string,
  userIds: readonly string[],
  kind: 'docket' | 'filed' | 'reminder' = 'docket',
) {
  await t.db.transaction().execute(async (db) => {
    const events: EventValues[] = [];
    const tx = {
      db,
      now: clock.now(),
      publish: ((what, event) => events.push(eventOf(what, event))) as Parameters<
        typeof notifyIn
      >[0]['publish'],
    };
    const subject = { kind: 'case', id: caseId } as const;
    const to = { userIds, subject };
    if (kind === 'filed')
      await notifyIn(tx, caseNotifications.FILED, {
        ...to,
        params: { ...ofCase, action: 'recordFiling', status: 'FILED' },
      });
    else if (kind === 'reminder')
      await notifyIn(tx, reminderNotifications.due, {
        ...to,
        params: { ...ofCase, reminder: 'NOTE', message: 'Call Mrs. Bell', isMissed: 'false' },
      });
    else
      await notifyIn(tx, docketNotifications.moved, {
        ...to,
        params: {
          ...ofCase,
          date: '2026-07-09',
          time: '09:30',
          room: 'Room 1B',
          wasDate: '2026-07-08',
          wasTime: '14:00',
        },
      });
    await t.opened.deps.live.publishIn(db, events);
  });
}

test('what is urgent is texted once to those who chose it, without a name, a day or a number of the case', async () => {
  const { id: caseId } = await openCase();
  const one = await reader();
  const unasked = await reader({}, []);
  const ofOthers = await reader({}, ['money']);
  await notify(caseId, [one.id, unasked.id, ofOthers.id]);
  expect(await work()).toEqual([]);
  after(1);
  expect(await work()).toEqual([
    [one.number, `Writdesk: a hearing moved. http://localhost:3000/cases/${caseId}`],
  ]);
  after(2);
  expect(await work()).toEqual([]);
  const trail = await t.db
    .selectFrom('users.auditEvent')
    .select('data')
    .where('action', '=', 'notification.sms')
    .where('subjectId', '=', one.id)
    .execute();
  expect(trail).toEqual([{ data: { ids: [expect.any(String)], withheld: [] } }]);
});

test('what isn’t urgent is never texted, and nothing is that somebody doesn’t want to know of at all', async () => {
  const { id: caseId } = await openCase();
  const one = await reader({}, ['court', 'progress']);
  const silent = await reader();
  await t.call(preferences.update, { as: silent.person, body: { choices: { court: 'never' } } });
  await notify(caseId, [one.id], 'filed');
  await notify(caseId, [silent.id]);
  after(2);
  expect(await work()).toEqual([]);
});

test('reminders are texted to those who chose that', async () => {
  const { id: caseId } = await openCase();
  const one = await reader({}, ['reminders']);
  const other = await reader();
  await notify(caseId, [one.id, other.id], 'reminder');
  after(2);
  expect(await work()).toEqual([
    [one.number, `Writdesk: a reminder is due. http://localhost:3000/cases/${caseId}`],
  ]);
});

test('of many cases is one, in the reader’s language, and two workers send it once', async () => {
  const one = await reader({ language: 'es' });
  for (let n = 0; n < 10; n += 1) await notify((await openCase()).id, [one.id]);
  after(2);
  await Promise.all([textDue(), textDue()]);
  expect(await work()).toEqual([
    [one.number, 'Writdesk: 10 notificaciones urgentes. http://localhost:3000/notifications'],
  ]);
});

test('doesn’t come to whoever read it meanwhile', async () => {
  const one = await reader();
  await notify((await openCase()).id, [one.id]);
  const { notifications: rows } = (await t.call(notifications.list, { as: one.person })).body;
  const body = { ids: rows.map(({ id }) => id), status: 'READ' } as const;
  await t.call(notifications.updateStatus, { as: one.person, body });
  after(2);
  expect(await work()).toEqual([]);
});

test('asks for rights again: a manager without the property and a former user get none, and it is on the trail', async () => {
  const { id: caseId } = await openCase();
  const manager = await reader({
    roles: ['client_manager'],
    firmId: null,
    clientId: world.client.id,
    propertyIds: [world.managed.id],
  });
  const former = await reader();
  await notify(caseId, [manager.id, former.id]);
  await t.db.deleteFrom('users.propertyManager').where('userId', '=', manager.id).execute();
  await t.db.updateTable('users.appUser').set({ active: false }).where('id', '=', former.id).execute();
  after(2);
  expect(await work()).toEqual([]);
  const { data } = await t.db
    .selectFrom('users.auditEvent')
    .select('data')
    .where('action', '=', 'notification.sms')
    .where('subjectId', '=', manager.id)
    .executeTakeFirstOrThrow();
  expect(data).toEqual({ ids: [], withheld: [expect.any(String)] });
});

test('a number that replied STOP or was removed meanwhile gets none', async () => {
  const stopped = await reader();
  const removed = await reader();
  await notify((await openCase()).id, [stopped.id, removed.id]);
  await t.db.insertInto('users.smsStop').values({ number: stopped.number, stoppedAt: clock.now() }).execute();
  await t.db.deleteFrom('users.smsNumber').where('userId', '=', removed.id).execute();
  after(2);
  expect(await work()).toEqual([]);
  await t.db.deleteFrom('users.smsStop').where('number', '=', stopped.number).execute();
  expect(await work()).toEqual([]);
});

test('waits for the end of the quiet hours, unless it is urgent and the reader allows that', async () => {
  const calm = await reader({ timeZone: 'America/Los_Angeles' });
  const awake = await reader({}, ['court', 'reminders']);
  await t.call(preferences.update, { as: awake.person, body: { urgentBreaksQuiet: true } });
  clock.moveTo('2026-07-02T05:00:00.000Z'); // one in the morning in Atlanta, ten in the evening in Los Angeles
  const { id: caseId } = await openCase();
  await notify(caseId, [calm.id, awake.id]);
  await notify(caseId, [awake.id], 'reminder');
  clock.moveTo('2026-07-02T05:02:00.000Z');
  expect(await work()).toEqual([[awake.number, expect.stringContaining('a hearing moved')]]);
  clock.moveTo('2026-07-02T11:00:00.000Z'); // seven in Atlanta
  expect(await work()).toEqual([[awake.number, expect.stringContaining('a reminder is due')]]);
  clock.moveTo('2026-07-02T14:00:00.000Z'); // seven in Los Angeles
  expect(await work()).toEqual([[calm.number, expect.stringContaining('a hearing moved')]]);
});

test('nobody gets more than ten within an hour; the app has the others', async () => {
  const one = await reader();
  for (let n = 1; n <= 12; n += 1) {
    await notify((await openCase()).id, [one.id]);
    after(2 * n);
    expect(await work()).toHaveLength(n <= 10 ? 1 : 0);
  }
  expect((await t.call(notifications.list, { as: one.person })).body.unread).toBe(12);
});

test('what nobody could text for an hour is no news any more', async () => {
  const one = await reader();
  await notify((await openCase()).id, [one.id]);
  after(62);
  expect(await work()).toEqual([]);
});
