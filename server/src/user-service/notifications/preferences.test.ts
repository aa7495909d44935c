import { internalCommentNotifications } from '@writdesk/contract/internal-comments/internal-comment-notifications';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';
import { notifyIn } from './index.ts';

let t: TestApp;
let lawyer: Person;
let owner: Person;
beforeAll(async () => {
  t = await testApp();
  const firm = await makeFirm(t.db);
  const client = await makeClient(t.db);
  lawyer = (await makeUser(t.db, { roles: ['lawyer'], firmId: firm.id })).person;
  owner = (await makeUser(t.db, { roles: ['client_owner'], clientId: client.id })).person;
});
afterAll(() => t.close());

const read = async (as: Person) => (await t.call(preferences.read, { as })).body;
const update = (as: Person, body: object) => t.send('PUT', preferences.read.url, { as, body });

describe('preferences', () => {
  test('of somebody who never chose are the usual ones, for the groups that concern them', async () => {
    const { groups, ...others } = await read(owner);
    expect(others).toEqual({
      version: 0,
      quietHours: { from: '20:00', until: '07:00' },
      urgentBreaksQuiet: false,
      digestHour: 17,
      digestBy: 'property',
      timeZone: 'America/New_York',
      email: owner.email,
      bouncedAt: null,
    });
    expect(groups.map(({ group }) => group)).toEqual([
      'progress',
      'court',
      'writs',
      'money',
      'approvals',
      'comments',
      'reminders',
      'reports',
      'properties',
      'people',
      'security',
    ]);
    const all = ['never', 'app', 'digest', 'mail'];
    expect(groups.find(({ group }) => group === 'court')).toEqual({
      group: 'court',
      choice: 'mail',
      choices: all,
      isPartlyFixed: false,
      sms: false,
    });
    expect(groups.find(({ group }) => group === 'comments')).toMatchObject({
      choices: all,
      isPartlyFixed: true,
    });
    expect(groups.find(({ group }) => group === 'security')).toMatchObject({
      choices: ['mail'],
      choice: 'mail',
    });
  });

  test('change part by part, with the version that was seen and a row on the trail', async () => {
    const { person, user } = await makeUser(t.db, { roles: ['admin'] });
    const body = { version: 0, choices: { reminders: 'digest' }, quietHours: null, digestHour: 6 };
    expect(await update(person, body)).toMatchObject({
      status: 200,
      body: { version: 1, quietHours: null, digestHour: 6, urgentBreaksQuiet: false },
    });
    expect(await update(person, { version: 1, choices: { comments: 'app' } })).toMatchObject({ status: 200 });
    const { groups, version } = await read(person);
    expect(version).toBe(2);
    expect(Object.fromEntries(groups.map(({ group, choice }) => [group, choice]))).toMatchObject({
      reminders: 'digest',
      comments: 'app',
    });
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', user.id)
      .orderBy('seq')
      .execute();
    expect(trail).toEqual([
      {
        action: 'notification.update-preferences',
        data: { changed: ['reminders', 'quietHours', 'digestHour'] },
      },
      { action: 'notification.update-preferences', data: { changed: ['comments'] } },
    ]);
  });

  test('of two changes at once one is refused and sees the other', async () => {
    const { person } = await makeUser(t.db, { roles: ['admin'] });
    const replies = await Promise.all([
      update(person, { version: 0, digestHour: 8 }),
      update(person, { version: 0, digestHour: 9 }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body['current']).toEqual(await read(person));
  });

  test.each([
    [{ choices: { security: 'never' } }, 'choices.security'],
    [{ choices: { law: 'app' } }, 'choices.law'],
    [{ choices: { court: 'pigeon' } }, 'choices.court'],
    [{ quietHours: { from: '8pm', until: '07:00' } }, 'quietHours.from'],
    [{ quietHours: { from: '07:00', until: '07:00' } }, 'quietHours.until'],
    [{ digestHour: 24 }, 'digestHour'],
    [{ digestBy: 'moon' }, 'digestBy'],
  ])('bad input %j names its field', async (change, path) => {
    const reply = await update(owner, { version: 0, ...change });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', errors: [{ path }] } });
    expect((await read(owner)).version).toBe(0);
  });

  test('never keeps a kind from the list, except for mentions', async () => {
    await update(lawyer, { version: 0, choices: { comments: 'never' } });
    const { id } = await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', lawyer.accountId)
      .executeTakeFirstOrThrow();
    const of = {
      userIds: [id],
      subject: { kind: 'case' as const, id: newId() },
      params: { title: 'Peachline v. Bell', caseNumber: '26-1', by: 'Ada Marlowe' },
    };
    await t.db.transaction().execute(async (db) => {
      const tx = { db, now: new Date(), publish: () => undefined };
      await notifyIn(tx, internalCommentNotifications.added, of);
      await notifyIn(tx, internalCommentNotifications.mentioned, of);
    });
    const list = await t.call(notifications.list, { as: lawyer });
    expect(list.body.notifications.map(({ kind }) => kind)).toEqual(['internal-comment.mentioned']);
  });

  test('say when an email to the address was refused', async () => {
    const { person } = await makeUser(t.db, { roles: ['admin'] });
    const at = new Date(Date.now() - 3_600_000);
    await t.db
      .insertInto('jobs.mailOutbox')
      .values({
        id: newId(),
        idempotencyKey: newId(),
        recipient: person.email,
        subject: 'x',
        bodyText: 'x',
        state: 'BOUNCED',
        createdAt: at,
      })
      .execute();
    expect((await read(person)).bouncedAt).toBe(at.toISOString());
  });
});
