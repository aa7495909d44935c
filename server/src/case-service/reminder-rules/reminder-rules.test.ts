import { notifications } from '@writdesk/contract/notifications/notifications';
import { type ReminderRule, reminderRules } from '@writdesk/contract/reminders/reminder-rules';
import { reminders } from '@writdesk/contract/reminders/reminders';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { mailNotifications } from '../../user-service/notification-mail/index.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { sendReminders } from '../cases/reminders/index.ts';
import { applyDayRules, applyHourRules } from './index.ts';

const NOW = '2026-07-01T15:00:00.000Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
});
beforeEach(() => clock.moveTo(NOW));
afterAll(() => t.close());

type Rule = RouteArguments<typeof reminderRules.create>['body'];
let made = 0;
const ruleOf = (given: Partial<Rule> = {}): Rule => ({
  name: `Rule ${(made += 1)}`,
  message: `Look at it, ${made}`,
  cause: 'HEARING',
  offset: 2,
  ...given,
});
const create = (given: Partial<Rule> = {}, as: Person = people.firmAdmin) =>
  t.call(reminderRules.create, { as, body: ruleOf(given) });
const update = (id: string, rule: Rule, version?: number, as: Person = people.firmAdmin) =>
  t.call(reminderRules.update, { as, params: { id }, body: { rule, version } });
const inputOf = ({ id: _, clients: _c, counties: _n, version: _v, can: _m, ...rule }: ReminderRule) => rule;

const run = async (job: typeof applyDayRules) =>
  job.handle(
    contextOf(t.opened.deps, { kind: 'job', name: job.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const work = async () => {
  await run(applyDayRules);
  await run(applyHourRules);
  await run(sendReminders);
};
const at = async (moment: string) => {
  clock.moveTo(moment);
  await work();
};
const aCase = (changes: Partial<Parameters<typeof insertCase>[1]> = {}) =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    courthouseId: referenceId('courthouse', 'ga-fulton'),
    stateCode: 'GA',
    status: 'ON_DOCKET',
    ...changes,
  });
const setOf = ({ id }: { id: string }) =>
  t.db.selectFrom('cases.reminder').selectAll().where('ruleId', '=', id).orderBy('dueAt').execute();
const toldOf = async (as: Person, { message }: { message: string }) =>
  (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.filter(
    ({ params }) => params.message === message,
  );
const mailsOf = (kind: { message: string }) =>
  t.db
    .selectFrom('users.notification')
    .select(['kind', 'mailAs', 'mailDueAt', 'smsDueAt'])
    .where('body', '=', kind.message)
    .execute();

describe('a rule', () => {
  test('is made, changed and deleted by an administrator of the firm, with audit rows; its staff read it', async () => {
    const { status, body: rule } = await create({ name: 'Hearings', stateCodes: ['GA'] });
    expect(status).toBe(201);
    expect(rule).toMatchObject({ unit: 'DAYS', side: 'BEFORE', audience: 'FIRM', version: 1, active: true });
    const listed = await t.call(reminderRules.list, { as: people.lawyer, query: { search: 'hearings' } });
    expect(listed.body.reminderRules).toMatchObject([{ id: rule.id, can: { update: false, delete: false } }]);
    const changed = await update(rule.id, { ...inputOf(rule), offset: 5 }, 1);
    expect(changed.body).toMatchObject({ offset: 5, version: 2 });
    expect(await update(rule.id, inputOf(rule), 1)).toMatchObject({
      status: 409,
      body: { current: { version: 2, offset: 5 } },
    });
    const removed = await t.call(reminderRules.remove, { as: people.firmAdmin, params: { id: rule.id } });
    expect(removed.status).toBe(200);
    expect((await update(rule.id, inputOf(rule))).body).toMatchObject({ code: 'reminder_rule_not_found' });
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', rule.id)
      .orderBy('seq')
      .execute();
    expect(trail).toMatchObject([
      { action: 'reminder-rule.create' },
      { action: 'reminder-rule.update', data: { changed: ['offset'] } },
      { action: 'reminder-rule.delete' },
    ]);
  });

  test('is no business of anybody else', async () => {
    const { body: rule } = await create();
    expect((await create({}, people.lawyer)).status).toBe(403);
    expect((await create({}, people.owner)).status).toBe(403);
    const list = (as: Person) => t.call(reminderRules.list, { as });
    expect((await list(people.owner)).status).toBe(403);
    const others = await list(people.otherLawyer);
    expect(others.body.reminderRules).toEqual([]);
    expect((await update(rule.id, inputOf(rule), undefined, people.lawyer)).status).toBe(403);
  });

  test.each<[Partial<Rule>, string]>([
    [{ name: ' ' }, 'name'],
    [{ message: '' }, 'message'],
    [{ cause: 'DEADLINE' }, 'deadlineEvent'],
    [{ cause: 'STATUS_AGE', side: 'AFTER' }, 'status'],
    [{ cause: 'STATUS_AGE', status: 'FILED' }, 'side'],
    [{ cause: 'REQUEST', unit: 'HOURS' }, 'unit'],
    [{ unit: 'HOURS', offset: 169 }, 'offset'],
    [{ offset: -1 }, 'offset'],
    [{ clientIds: [newId()] }, 'clientIds'],
    [{ countyIds: [newId()] }, 'countyIds'],
    [{ channels: ['FAX' as never] }, 'channels.0'],
  ])('with %j is refused, and the field is named', async (given, path) => {
    expect(await create(given)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('has a name of its own', async () => {
    const { body } = await create();
    expect(await create({ name: body.name.toUpperCase() })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }] },
    });
  });
});

describe('what a rule reminds of', () => {
  test('a hearing: once, at nine o’clock of the court, and again on another day', async () => {
    const { body: rule } = await create({ audience: 'CLIENT' });
    const { id } = await aCase({ hearingAt: new Date('2026-07-10T14:00:00Z') });
    await at('2026-07-08T12:59:00.000Z');
    expect(await setOf(rule)).toEqual([]);
    await at('2026-07-08T13:00:00.000Z');
    await work();
    expect(await setOf(rule)).toMatchObject([
      { caseId: id, kind: 'RULE', sentAt: clock.now(), doneAt: null },
    ]);
    expect(await toldOf(people.owner, rule)).toMatchObject([{ kind: 'reminder.due' }]);
    expect(await toldOf(people.lawyer, rule)).toEqual([]);
    await t.db
      .updateTable('cases.evictionCase')
      .set({ hearingAt: new Date('2026-07-20T14:00:00Z') })
      .where('id', '=', id)
      .execute();
    await at('2026-07-09T13:00:00.000Z');
    expect(await setOf(rule)).toMatchObject([{ doneAt: clock.now() }]);
    await at('2026-07-18T13:00:00.000Z');
    expect(await toldOf(people.owner, rule)).toHaveLength(2);
  });

  test('nothing that was due before it, nothing where it doesn’t hold, and nothing once it is off', async () => {
    await aCase({ hearingAt: new Date('2026-07-02T14:00:00Z') });
    await aCase({ hearingAt: new Date('2026-07-06T14:00:00Z') });
    const { body: past } = await create();
    const { body: elsewhere } = await create({ stateCodes: ['TX'] });
    const { body: off } = await create({ active: false });
    await at('2026-07-04T14:00:00.000Z');
    expect((await setOf(past)).map(({ aboutAt }) => aboutAt?.toISOString())).toEqual([
      '2026-07-06T14:00:00.000Z',
    ]);
    expect([await setOf(elsewhere), await setOf(off)]).toEqual([[], []]);
    await update(past.id, { ...inputOf(past), active: false });
    expect((await setOf(past)).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  test('an open request and a status that lasts, until they are answered and over', async () => {
    const { body: asked } = await create({ cause: 'REQUEST', offset: 1, audience: 'CLIENT' });
    const { body: lasts } = await create({
      cause: 'STATUS_AGE',
      status: 'ON_DOCKET',
      offset: 3,
      side: 'AFTER',
    });
    const { id } = await aCase();
    const owner = { firmId: world.firm.id, clientId: world.client.id, caseId: id };
    const ask = (addressee: 'CLIENT' | 'PROCESSOR', dueOn: string) =>
      t.db
        .insertInto('cases.caseRequest')
        .values({ ...owner, id: newId(), addressee, kind: 'FIELD', item: 'phone', dueOn })
        .execute();
    await ask('PROCESSOR', '2026-07-02');
    await ask('CLIENT', '2026-07-05');
    await t.db
      .insertInto('cases.statusChange')
      .values({
        ...owner,
        id: newId(),
        toStatus: 'ON_DOCKET',
        action: 'apply-to-docket',
        actorKind: 'system',
        actorName: 'System',
        occurredAt: new Date(NOW),
      })
      .execute();
    await at('2026-07-04T13:00:00.000Z');
    expect((await setOf(asked)).map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-07-04T13:00:00.000Z',
    ]);
    expect(await setOf(lasts)).toMatchObject([{ caseId: id, dueAt: clock.now(), doneAt: null }]);
    const mine = (await t.call(reminders.list, { as: people.owner, query: { size: 100, caseId: id } })).body;
    expect(mine.reminders).toMatchObject([{ kind: 'RULE', message: asked.message, can: { update: true } }]);
    const own = { as: people.owner, params: { id: mine.reminders[0]?.id ?? '' } };
    expect((await t.call(reminders.update, { ...own, body: { message: 'Mine' } })).status).toBe(403);
    expect((await t.call(reminders.update, { ...own, body: { date: '2026-07-08' } })).status).toBe(200);
    await t.db
      .updateTable('cases.caseRequest')
      .set({ answeredAt: clock.now() })
      .where('caseId', '=', id)
      .execute();
    await t.db.updateTable('cases.evictionCase').set({ status: 'APPEALED' }).where('id', '=', id).execute();
    await at('2026-07-08T13:00:00.000Z');
    expect([...(await setOf(asked)), ...(await setOf(lasts))].map(({ doneAt }) => doneAt)).toEqual([
      clock.now(),
      clock.now(),
    ]);
    expect(await toldOf(people.owner, asked)).toHaveLength(1);
  });

  test('a day of the law while nothing was done about it', async () => {
    const { body: rule } = await create({ cause: 'DEADLINE', deadlineEvent: 'NOTICE_EXPIRES', offset: 0 });
    const open = await aCase({ status: 'INTAKE' });
    const filed = await aCase({ status: 'FILED', filedOn: '2026-07-02', filedAt: new Date(NOW) });
    for (const { id } of [open, filed]) await serveNotice(id);
    await at('2026-07-20T14:00:00.000Z');
    expect((await setOf(rule)).map(({ caseId }) => caseId)).toEqual([open.id]);
  });

  test('a lockout some hours before: the hour doesn’t wait for the morning, and mail goes as the rule says', async () => {
    const hours = { cause: 'LOCKOUT', unit: 'HOURS', audience: 'CLIENT' } as const;
    const { body: near } = await create({ ...hours, offset: 3, channels: ['MAIL'] });
    const { body: quiet } = await create({ ...hours, offset: 26 });
    const { id } = await aCase({ status: 'LOCKOUT_SCHEDULED' });
    await t.db
      .insertInto('cases.lockout')
      .values({
        firmId: world.firm.id,
        clientId: world.client.id,
        caseId: id,
        id: newId(),
        state: 'SET',
        lockoutDate: '2026-07-14',
        lockoutTime: '08:00',
        setAt: clock.now(),
        setByName: 'A clerk',
      })
      .execute();
    await at('2026-07-13T10:00:00.000Z');
    await at('2026-07-14T09:00:00.000Z');
    const [first] = await mailsOf(near);
    expect(first).toMatchObject({ kind: 'reminder.soon', mailAs: 'mail', smsDueAt: null });
    expect((await mailsOf(quiet))[0]).toMatchObject({ kind: 'reminder.due', mailAs: null });
    // Five in the morning: whatever can wait would.
    clock.moveTo('2026-07-14T09:06:00.000Z');
    await run(mailNotifications);
    expect((await mailsOf(near))[0]?.mailDueAt).toBeNull();
    await at('2026-07-14T12:05:00.000Z');
    expect(await setOf(near)).toMatchObject([{ doneAt: clock.now() }]);
  });
});

describe('a firm with more due at once than one turn takes', () => {
  const MANY = 1_100;
  const hearings = (of: { firmId: string; clientId: string; propertyId: string }, count: number) =>
    t.db
      .insertInto('cases.evictionCase')
      .values(
        Array.from({ length: count }, (_, n) => ({
          ...of,
          id: newId(),
          stateCode: 'GA',
          courthouseId: referenceId('courthouse', 'ga-fulton'),
          title: 'One of many',
          caseDraftNumber: `D-2027-${String(n).padStart(6, '0')}`,
          status: 'ON_DOCKET' as const,
          tenantNames: 'Caleb Hollis',
          hearingAt: new Date('2026-08-10T14:00:00Z'),
        })),
      )
      .execute();
  const applyUntil = (turns: number) => {
    let left = turns;
    const signal = {
      throwIfAborted: () => {
        if ((left -= 1) < 0) throw new Error('The worker stops.');
      },
    } as AbortSignal;
    const context = contextOf(t.opened.deps, { kind: 'job', name: applyDayRules.name }, newId());
    return applyDayRules.handle(context, {}, { id: newId(), number: 1, isLast: false, signal });
  };

  test('has one turn before those of others, and all of it at the same look', async () => {
    await t.db.deleteFrom('cases.reminderRule').execute();
    const { firm, otherFirm, client, otherClient, managed, otherProperty } = world;
    await hearings({ firmId: firm.id, clientId: client.id, propertyId: managed.id }, MANY);
    await hearings({ firmId: otherFirm.id, clientId: otherClient.id, propertyId: otherProperty.id }, 1);
    const { body: busy } = await create();
    const { body: quiet } = await create(
      {},
      (await makeUser(t.db, { roles: ['firm_admin'], firmId: otherFirm.id })).person,
    );
    clock.moveTo('2026-08-08T14:00:00.000Z');
    await expect(applyUntil(2)).rejects.toThrow('The worker stops.');
    expect([(await setOf(busy)).length, (await setOf(quiet)).length]).toEqual([500, 1]);
    await applyUntil(10);
    expect(await setOf(busy)).toHaveLength(MANY);
    await applyUntil(10);
    expect(await setOf(busy)).toHaveLength(MANY);
  });
});

async function serveNotice(caseId: string): Promise<void> {
  const owner = { firmId: world.firm.id, clientId: world.client.id, caseId };
  await t.db
    .insertInto('cases.caseEviction')
    .values({
      ...owner,
      noticeType: 'PAY_OR_VACATE',
      noticeServedOn: '2026-07-14',
      reasons: ['NONPAYMENT'],
      caresCovered: 'NO',
      leaseFrom: '2025-02-01',
    })
    .execute();
  await t.db
    .insertInto('cases.caseDates')
    .values({
      ...owner,
      dates: JSON.stringify({ NOTICE_EXPIRES: { date: '2026-07-17' } }),
      lawKey: 'test',
      countedAt: clock.now(),
    })
    .execute();
}
