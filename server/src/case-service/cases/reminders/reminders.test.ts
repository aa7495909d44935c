import { notifications } from '@writdesk/contract/notifications/notifications';
import { reminders } from '@writdesk/contract/reminders/reminders';
import type { RouteArguments } from '@writdesk/contract/route';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceId } from '../../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { standingClock } from '../../../platform/clock.ts';
import { contextOf } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { sendReminders } from './index.ts';

const NOW = '2026-07-01T15:00:00.000Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let caseId: string;
let idOf: (person: Person) => Promise<string>;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  idOf = async ({ accountId }) =>
    (
      await t.db
        .selectFrom('users.appUser')
        .select('id')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow()
    ).id;
  const record = await insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    courthouseId: referenceId('courthouse', 'ga-fulton'),
    assignedProcessorId: await idOf(people.processor),
  });
  caseId = record.id;
});
beforeEach(() => clock.moveTo(NOW));
afterAll(() => t.close());

type NewReminder = RouteArguments<typeof reminders.create>['body'];
const create = (given: Partial<NewReminder> = {}, as: Person = people.processor) =>
  t.call(reminders.create, { as, body: { caseId, date: '2026-07-02', message: 'Call the clerk', ...given } });
const list = async (as: Person, query: RouteArguments<typeof reminders.list>['query'] = {}) =>
  (await t.call(reminders.list, { as, query: { size: 100, ...query } })).body.reminders.map(({ id }) => id);
const update = (
  id: string,
  body: RouteArguments<typeof reminders.update>['body'],
  as: Person = people.processor,
) => t.call(reminders.update, { as, params: { id }, body });
const work = () =>
  sendReminders.handle(
    contextOf(t.opened.deps, { kind: 'job', name: sendReminders.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const told = async (as: Person) =>
  (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications
    .filter(({ kind }) => kind === 'reminder.due')
    .map(({ params }) => params);

describe('setting a reminder', () => {
  test('is at the court’s time, for oneself where nobody is named, with an audit row without its text', async () => {
    const { status, body } = await create({ time: '08:30' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      case: { id: caseId },
      kind: 'NOTE',
      audience: 'PEOPLE',
      people: [{ id: await idOf(people.processor) }],
      dueAt: '2026-07-02T12:30:00.000Z',
      timeZone: 'America/New_York',
      sentAt: null,
      can: { update: true, delete: true },
    });
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data', 'visibility'])
      .where('subjectId', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(trail).toMatchObject({ action: 'reminder.create', visibility: 'FIRM', data: { caseId } });
    expect(JSON.stringify(trail.data)).not.toContain('clerk');
  });

  test.each<[Partial<NewReminder>, string]>([
    [{ message: ' ' }, 'message'],
    [{ date: '2026-06-30' }, 'date'],
    [{ date: '2026-07-01', time: '11:00' }, 'date'],
    [{ time: '25:00' }, 'time'],
    [{ audience: 'PEOPLE' }, 'userIds'],
    [{ audience: 'PEOPLE', userIds: [newId()] }, 'userIds'],
    [{ audience: 'EVERYBODY' as never }, 'audience'],
  ])('with %j is refused, and the field is named', async (given, path) => {
    expect(await create(given)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is for whoever sees the case', async () => {
    expect(await create({}, people.otherLawyer)).toMatchObject({
      status: 404,
      body: { code: 'case_not_found' },
    });
    expect((await create({}, people.otherOwner)).status).toBe(404);
    expect((await create({}, people.auditor)).status).toBe(403);
    expect((await create({}, people.manager)).status).toBe(201);
    const stranger = { audience: 'PEOPLE' as const, userIds: [await idOf(people.otherLawyer)] };
    expect((await create(stranger)).status).toBe(400);
  });
});

test('each reads the reminders that are for them, and no text of the firm reaches the company', async () => {
  const { id: own } = (await create()).body;
  const { id: firms } = (await create({ audience: 'FIRM' })).body;
  const { id: companys } = (await create({ audience: 'CLIENT', message: 'Bring the lease' })).body;
  const { id: lawyers } = (
    await create({ audience: 'PEOPLE', userIds: [await idOf(people.lawyer)] }, people.firmAdmin)
  ).body;
  const all = [own, firms, companys, lawyers];
  const seenBy = async (as: Person) =>
    (await list(as, { caseId })).filter((id) => all.includes(id)).toSorted();
  expect(await seenBy(people.processor)).toEqual([own, firms, companys].toSorted());
  expect(await seenBy(people.lawyer)).toEqual([firms, companys, lawyers].toSorted());
  expect(await seenBy(people.owner)).toEqual([companys]);
  expect(await seenBy(people.manager)).toEqual([companys]);
  expect(await seenBy(people.otherLawyer)).toEqual([]);
  const mineOf = async (as: Person) =>
    (await list(as, { caseId, mine: 'true' })).filter((id) => all.includes(id)).toSorted();
  expect(await mineOf(people.processor)).toEqual([own, firms, companys].toSorted());
  expect(await mineOf(people.lawyer)).toEqual([firms, lawyers].toSorted());
  expect(await mineOf(people.owner)).toEqual([companys]);
  // They see the case, and nobody sends them what the company is reminded of.
  expect(await mineOf(people.payer)).toEqual([]);
  expect((await update(own, { done: true }, people.owner)).status).toBe(404);
  expect((await update(lawyers, { done: true }, people.lawyer)).status).toBe(200);
});

test('it is snoozed, finished, and deleted by who set it or an administrator of the firm', async () => {
  const { id, version } = (await create({ audience: 'FIRM' })).body;
  expect(await update(id, { date: '2026-07-06', version })).toMatchObject({
    status: 200,
    body: { dueAt: '2026-07-06T13:00:00.000Z', version: 2 },
  });
  expect(await update(id, { message: 'Later', version })).toMatchObject({
    status: 409,
    body: { current: { version: 2 } },
  });
  expect((await update(id, { date: '2026-06-01' })).status).toBe(400);
  expect((await update(id, { done: true })).body.doneAt).toBe(NOW);
  expect(await list(people.processor, { state: 'open' })).not.toContain(id);
  expect(await list(people.processor, { state: 'done' })).toContain(id);
  const remove = (as: Person) => t.call(reminders.remove, { as, params: { id } });
  expect((await remove(people.lawyer)).status).toBe(403);
  expect((await remove(people.firmAdmin)).status).toBe(200);
  expect(await remove(people.firmAdmin)).toMatchObject({ status: 404, body: { code: 'reminder_not_found' } });
});

test('the list begins with what is due first, and what is done comes last', async () => {
  const later = (await create({ date: '2026-07-20' })).body.id;
  const done = (await create({ date: '2026-07-18' })).body.id;
  const first = (await create({ date: '2026-07-19' })).body.id;
  await update(done, { done: true });
  const mine = [later, done, first];
  const inOrder = async (query = {}) =>
    (await list(people.processor, query)).filter((id) => mine.includes(id));
  expect(await inOrder()).toEqual([first, later, done]);
  expect(await inOrder({ state: 'open' })).toEqual([first, later]);
});

test('what an action on the case set is read and stays as it is', async () => {
  const id = newId();
  await t.db
    .insertInto('cases.reminder')
    .values({
      firmId: world.firm.id,
      clientId: world.client.id,
      caseId,
      id,
      kind: 'ORDER_TO_FOLLOW',
      audience: 'FIRM',
      dueAt: new Date('2026-09-01T12:00:00Z'),
      message: '',
    })
    .execute();
  expect((await update(id, { done: true })).status).toBe(403);
  expect((await t.call(reminders.remove, { as: people.firmAdmin, params: { id } })).status).toBe(403);
});

describe('when it is due', () => {
  test('each of those whom it is for is notified once, however many look at once', async () => {
    const { id } = (await create({ message: 'Once', audience: 'CLIENT', date: '2026-07-10' })).body;
    await work();
    expect((await told(people.owner)).filter(({ message }) => message === 'Once')).toEqual([]);
    clock.moveTo('2026-07-10T13:00:00.000Z');
    await Promise.all([work(), work()]);
    await work();
    for (const as of [people.owner, people.manager])
      expect((await told(as)).filter(({ message }) => message === 'Once')).toMatchObject([
        { reminder: 'NOTE', isMissed: 'false' },
      ]);
    expect((await told(people.otherOwner)).length).toBe(0);
    const sent = (await t.call(reminders.list, { as: people.owner, query: { size: 100 } })).body.reminders;
    expect(sent.find((one) => one.id === id)?.sentAt).toBe('2026-07-10T13:00:00.000Z');
  });

  test('another moment reminds again, a finished one doesn’t, and a late one says that it was missed', async () => {
    clock.moveTo('2026-08-01T15:00:00.000Z');
    const again = (await create({ message: 'Again', date: '2026-08-02' })).body;
    const done = (await create({ message: 'Done', date: '2026-08-02' })).body;
    await update(done.id, { done: true });
    clock.moveTo('2026-08-04T15:00:00.000Z');
    await work();
    await update(again.id, { date: '2026-08-05' });
    clock.moveTo('2026-08-05T13:00:00.000Z');
    await work();
    const mine = await told(people.processor);
    expect(mine.filter(({ message }) => message === 'Done')).toEqual([]);
    expect(
      mine
        .filter(({ message }) => message === 'Again')
        .map(({ isMissed }) => isMissed)
        .toSorted((left, right) => String(left).localeCompare(String(right))),
    ).toEqual(['false', 'true']);
  });

  test('once for each moment that came, wherever it was moved and however often anybody looked', async () => {
    let run = 0;
    const step = fc.oneof(
      fc.record({ move: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ wait: fc.integer({ min: 1, max: 72 }) }),
      fc.constant({ look: true }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        run += 1;
        const message = `Moved ${run}`;
        let now = Date.parse('2026-09-01T12:00:00.000Z') + run * 40 * DAY_MS;
        const dayIn = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
        clock.moveTo(new Date(now).toISOString());
        const { id } = (await create({ message, date: dayIn(1) })).body;
        let dueAt = await dueOf(id);
        const came = new Set<string>();
        for (const one of [...steps, { look: true }]) {
          if ('wait' in one) now += one.wait * 3_600_000;
          clock.moveTo(new Date(now).toISOString());
          if ('move' in one) {
            expect((await update(id, { date: dayIn(one.move) })).status).toBe(200);
            dueAt = await dueOf(id);
          }
          if ('look' in one) {
            await Promise.all([work(), work()]);
            if (dueAt.getTime() <= now) came.add(dueAt.toISOString());
          }
        }
        const sent = (await told(people.processor)).filter((params) => params.message === message);
        expect(sent).toHaveLength(came.size);
      }),
      { numRuns: 10 },
    );
  });
});

const DAY_MS = 86_400_000;
const dueOf = async (id: string): Promise<Date> =>
  (await t.db.selectFrom('cases.reminder').select('dueAt').where('id', '=', id).executeTakeFirstOrThrow())
    .dueAt;

describe('many reminders', () => {
  const many = (action: 'finish' | 'snooze' | 'delete', rows: { id: string }[], body: object = {}) =>
    t.call(reminders.bulk, { as: people.processor, params: { action }, body: { rows, ...body } });

  test('are snoozed, finished and deleted each by itself', async () => {
    const [one, other] = [(await create()).body, (await create()).body];
    const rows = [{ id: one.id, version: one.version }, { id: newId() }, { id: other.id, version: 99 }];
    const { body } = await many('snooze', rows, { date: '2026-07-06' });
    expect(body.results).toMatchObject([
      { id: one.id, ok: true },
      { ok: false, code: 'reminder_not_found' },
      { id: other.id, ok: false, code: 'conflict' },
    ]);
    await many('finish', [{ id: one.id }]);
    expect(await list(people.processor, { state: 'done' })).toContain(one.id);
    await many('delete', [{ id: one.id }, { id: other.id }]);
    const left = [...(await list(people.processor)), ...(await list(people.processor, { state: 'done' }))];
    expect(left).not.toContain(one.id);
    expect(left).not.toContain(other.id);
  });

  test('are snoozed to a day', async () => {
    const { body } = await create();
    expect(await many('snooze', [{ id: body.id }])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'date' }] },
    });
  });
});
