import type { AddressInfo } from 'node:net';
import { caseNotifications } from '@writdesk/contract/cases/case-notifications';
import { docketNotifications } from '@writdesk/contract/dockets/docket-notifications';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteArguments } from '@writdesk/contract/route';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { JobDefinition } from '../../platform/jobs/index.ts';
import { eventOf, type EventValues } from '../../platform/live/index.ts';
import { type Mailer, openMailer, sendMail } from '../../platform/mail/index.ts';
import { notifyIn } from '../notifications/index.ts';
import { makeUser } from '../users/user-factory.ts';
import { mailNotifications } from './index.ts';

// Eleven in the morning in Atlanta.
const NOW = '2026-07-01T15:00:00.000Z';
const clock = standingClock(NOW);
const received: Email[] = [];
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let smtp: SMTPServer;
let mailer: Mailer;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  mailer = openMailer(`smtp://127.0.0.1:${port}`, 'Writdesk <no-reply@writdesk.test>');
});
beforeEach(async () => {
  clock.moveTo(NOW);
  await t.db.updateTable('users.notification').set({ mailDueAt: null }).execute();
});
afterAll(async () => {
  mailer.close();
  await t.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const attempt = () => ({ id: newId(), number: 1, isLast: false, signal: new AbortController().signal });
const jobContext = <T>({ name }: JobDefinition<T>) =>
  contextOf({ ...t.opened.deps, mailer }, { kind: 'job', name }, newId());
const mailDue = () => mailNotifications.handle(jobContext(mailNotifications), {}, attempt());
/** Looks for what is due, and sends what that has queued. @returns what arrived. */
async function work(): Promise<Email[]> {
  received.length = 0;
  await mailDue();
  const queued = await t.db
    .selectFrom('jobs.mailOutbox')
    .select('id')
    .where('state', '=', 'QUEUED')
    .execute();
  for (const { id } of queued) await sendMail.handle(jobContext(sendMail), { mailId: id }, attempt());
  return [...received];
}
const idOf = async ({ accountId }: Person) =>
  (
    await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
  ).id;
const openCase = (propertyId: string = world.managed.id) =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId,
    courthouseId: referenceId('courthouse', 'ga-fulton'),
  });
const after = (minutes: number) => clock.moveTo(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

async function notify(caseId: string, to: readonly Person[], kind: 'docket' | 'filed' = 'docket') {
  const userIds = await Promise.all(to.map(idOf));
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
    const of = { title: 'Magnolia v. Bell', caseNumber: '26ED0417' };
    if (kind === 'docket')
      await notifyIn(tx, docketNotifications.moved, {
        userIds,
        subject,
        params: {
          ...of,
          date: '2026-07-09',
          time: '09:30',
          room: 'Room 1B',
          wasDate: '2026-07-08',
          wasTime: '14:00',
        },
      });
    else
      await notifyIn(tx, caseNotifications.FILED, {
        userIds,
        subject,
        params: { ...of, action: 'recordFiling', status: 'FILED' },
      });
    await t.opened.deps.live.publishIn(db, events);
  });
}
const preferencesOf = async (as: Person) => (await t.call(preferences.read, { as })).body;
async function choose(
  as: Person,
  change: Omit<RouteArguments<typeof preferences.update>['body'], 'version'>,
) {
  const { version } = await preferencesOf(as);
  const reply = await t.call(preferences.update, { as, body: { version, ...change } });
  expect(reply.status).toBe(200);
}

describe('an email', () => {
  test('comes after five minutes, once, with all that happened to the case and no name in its subject', async () => {
    const { id } = await openCase();
    await choose(people.lawyer, { choices: { progress: 'mail' } });
    await notify(id, [people.lawyer]);
    after(3);
    await notify(id, [people.lawyer], 'filed');
    expect(await work()).toEqual([]);
    after(5);
    const [mail, ...others] = await work();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Writdesk: updates on case 26ED0417',
      to: [{ address: people.lawyer.email }],
    });
    expect(mail?.text).toContain(`Magnolia v. Bell
- Hearing moved to July 9, 2026, 9:30 AM, Room 1B; was July 8, 2026, 2:00 PM · 26ED0417
- Filed · 26ED0417
http://localhost:3000/cases/${id}`);
    after(60);
    expect(await work()).toEqual([]);
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('data')
      .where('action', '=', 'notification.mail')
      .where('subjectId', '=', await idOf(people.lawyer))
      .execute();
    expect(trail).toEqual([
      { data: { as: 'mail', ids: [expect.any(String), expect.any(String)], withheld: [] } },
    ]);
  });

  test('doesn’t come to whoever read it meanwhile', async () => {
    const { id } = await openCase();
    await notify(id, [people.owner, people.firmAdmin]);
    const { notifications: rows } = (await t.call(notifications.list, { as: people.owner })).body;
    await t.call(notifications.updateStatus, {
      as: people.owner,
      body: { ids: rows.map((row) => row.id), status: 'READ' },
    });
    after(6);
    expect((await work()).map(({ to }) => to?.[0]?.address)).toEqual([people.firmAdmin.email]);
  });

  test('of many cases is one, in the reader’s language, and two workers send it once', async () => {
    const { person } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      language: 'es',
      firstName: 'Inez',
    });
    for (let n = 0; n < 10; n += 1) await notify((await openCase()).id, [person]);
    after(6);
    await Promise.all([mailDue(), mailDue()]);
    const [mail, ...others] = await work();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Writdesk: 10 notificaciones');
    expect(mail?.text).toContain('Hola, Inez:');
    expect(mail?.text?.match(/Audiencia pasada al 9 de julio de 2026/g)).toHaveLength(10);
  });

  test('asks for rights again: a manager without the property, a walled lawyer and a former user get none', async () => {
    const { id } = await openCase();
    const { person: walled } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    const { person: former } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    await notify(id, [people.manager, walled, former, people.processor]);
    await t.db
      .deleteFrom('users.propertyManager')
      .where('userId', '=', await idOf(people.manager))
      .execute();
    const wall = await t.call(ethicalWalls.raise, {
      as: people.firmAdmin,
      params: { id },
      body: { userId: await idOf(walled), reason: 'Knows the tenant' },
    });
    expect(wall.status).toBe(201);
    await t.db
      .updateTable('users.appUser')
      .set({ active: false })
      .where('accountId', '=', former.accountId)
      .execute();
    after(6);
    expect((await work()).map(({ to }) => to?.[0]?.address)).toEqual([people.processor.email]);
    after(60);
    expect(await work()).toEqual([]);
  });

  test('waits for the end of the quiet hours in the reader’s zone, unless it is urgent and they allow that', async () => {
    const { id } = await openCase();
    const { person: calm } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      timeZone: 'America/Los_Angeles',
    });
    const { person: awake } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    await choose(awake, { urgentBreaksQuiet: true, choices: { progress: 'mail' } });
    clock.moveTo('2026-07-02T05:00:00.000Z'); // one in the morning in Atlanta, ten in the evening in Los Angeles
    await notify(id, [calm, awake]);
    await notify((await openCase()).id, [awake], 'filed');
    clock.moveTo('2026-07-02T05:06:00.000Z');
    const atNight = await work();
    expect(atNight.map(({ to }) => to?.[0]?.address)).toEqual([awake.email]);
    expect(atNight[0]?.text).toContain('Hearing moved');
    expect(atNight[0]?.text).not.toContain('Filed');
    clock.moveTo('2026-07-02T11:00:00.000Z'); // seven in Atlanta
    expect((await work()).map(({ to, text }) => [to?.[0]?.address, text?.includes('Filed')])).toEqual([
      [awake.email, true],
    ]);
    clock.moveTo('2026-07-02T14:00:00.000Z'); // seven in Los Angeles
    expect((await work()).map(({ to }) => to?.[0]?.address)).toEqual([calm.email]);
  });
});

describe('one-click unsubscribe', () => {
  const mailWithAddress = async (person: Person) => {
    await notify((await openCase()).id, [person]);
    after(6);
    const [mail] = await work();
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    const address = /^<http:\/\/localhost:3000(\/\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    return address;
  };
  const press = (url: string) =>
    t.app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('ends the emails about that group, without a sign-in; a look alone ends nothing', async () => {
    const { person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    const address = await mailWithAddress(person);
    const look = await t.app.server.inject({ method: 'GET', url: address });
    expect(look).toMatchObject({
      statusCode: 303,
      headers: { location: 'http://localhost:3000/notifications/preferences' },
    });
    const choiceOf = async () =>
      (await preferencesOf(person)).groups.find(({ group }) => group === 'court')?.choice;
    expect(await choiceOf()).toBe('mail');
    expect((await press(address)).json()).toEqual({ groups: ['court'] });
    expect((await press(address)).statusCode).toBe(200);
    expect(await choiceOf()).toBe('app');
    expect((await preferencesOf(person)).version).toBe(1);
    clock.moveTo(NOW);
    await notify((await openCase()).id, [person]);
    after(6);
    expect(await work()).toEqual([]);
    expect((await t.call(notifications.list, { as: person })).body.unread).toBe(2);
  });

  test('an address that isn’t ours ends nothing', async () => {
    const { person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    const address = await mailWithAddress(person);
    const forged = await press(`${address.slice(0, -4)}AAAA`);
    expect(forged.statusCode).toBe(404);
    expect((await press(`${preferences.unsubscribe.url}?token=x`)).statusCode).toBe(404);
    expect(await t.send('POST', preferences.unsubscribe.url)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'token' }] },
    });
    expect((await preferencesOf(person)).version).toBe(0);
  });
});

describe('the digest', () => {
  test('says at the chosen hour what changed, by property; a day without changes has none', async () => {
    const { person } = await makeUser(t.db, {
      roles: ['client_owner'],
      clientId: world.client.id,
      firstName: 'Ruth',
    });
    await choose(person, { choices: { court: 'digest', progress: 'digest' }, digestHour: 16 });
    const willow = await openCase(world.managed.id);
    await notify(willow.id, [person]);
    await notify((await openCase(world.owned.id)).id, [person], 'filed');
    await notify(willow.id, [person], 'filed');
    clock.moveTo('2026-07-01T19:59:00.000Z');
    expect(await work()).toEqual([]);
    clock.moveTo('2026-07-01T20:00:00.000Z'); // four in the afternoon in Atlanta
    const [mail, ...others] = await work();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Writdesk: 3 changes on July 1, 2026');
    expect(headingsOf(mail)).toEqual(['AZALEA TERRACE', 'WILLOW CREEK']);
    clock.moveTo('2026-07-02T20:00:00.000Z');
    expect(await work()).toEqual([]);
  });

  test.each([
    ['county', ['FULTON']],
    ['owner', ['CEDAR BLUFF HOLDINGS LLC', 'OTHER']],
  ] as const)('goes by the %s where somebody chose that', async (digestBy, expected) => {
    const { person } = await makeUser(t.db, { roles: ['client_owner'], clientId: world.client.id });
    await choose(person, { choices: { court: 'digest' }, digestHour: 16, digestBy });
    for (const { id } of [world.managed, world.owned]) await notify((await openCase(id)).id, [person]);
    clock.moveTo('2026-07-01T20:00:00.000Z');
    const [mail] = await work();
    expect(headingsOf(mail)).toEqual(expected);
  });

  test('moves with the hour that is chosen', async () => {
    const { person } = await makeUser(t.db, { roles: ['client_owner'], clientId: world.client.id });
    await choose(person, { choices: { court: 'digest' } });
    await notify((await openCase()).id, [person]);
    await choose(person, { digestHour: 12 });
    clock.moveTo('2026-07-01T16:00:00.000Z');
    expect(await work()).toHaveLength(1);
  });
});

const headingsOf = (mail: { text?: string | undefined } | undefined): string[] =>
  [...(mail?.text ?? '').matchAll(/^[A-Z ]{5,}$/gm)].map(([heading]) => heading);
