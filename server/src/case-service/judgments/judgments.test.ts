import { cases } from '@writdesk/contract/cases/cases';
import { judgments } from '@writdesk/contract/judgments/judgments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { tallyFaults } from '../tallies/index.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const judge = (id: string, body: object, as: Person = people.lawyer) =>
  t.send('POST', `/api/case-service/case-judgment/create/${id}`, {
    as,
    body: { outcome: 'POSSESSION_ONLY', date: '2026-06-12', ...body },
  });
const amend = (id: string, body: object, as: Person = people.lawyer) =>
  t.send('PUT', `/api/case-service/case-judgment/update/${id}`, {
    as,
    body: { outcome: 'POSSESSION_ONLY', date: '2026-06-12', reason: 'The clerk corrected it.', ...body },
  });

describe('the sum of an order', () => {
  const money = { rentCents: 120_000, costsCents: 8_500, attorneyCents: 25_000 };

  test('is that of its parts', async () => {
    const { id } = await desk.at('AWAITING_JUDGMENT');
    expect((await judge(id, { outcome: 'POSSESSION_AND_MONEY', money })).body).toMatchObject({
      judgment: { amountCents: 153_500, money },
    });
  });

  test.each([
    [
      'another sum than its parts',
      { outcome: 'POSSESSION_AND_MONEY', money, amountCents: 153_501 },
      'amountCents',
    ],
    ['money without a sum', { outcome: 'POSSESSION_AND_MONEY' }, 'amountCents'],
    ['a sum alone that nobody names', { outcome: 'MONEY_ONLY', money: {} }, 'amountCents'],
    ['money where the outcome gives none', { outcome: 'POSSESSION_ONLY', amountCents: 1 }, 'amountCents'],
    ['a part that nobody knows', { money: { petCents: 1 } }, 'money'],
    ['a part below nothing', { money: { rentCents: -1 } }, 'money.rentCents'],
    ['a document of nobody', { orderDocumentId: '01980000-0000-7000-8000-000000000001' }, 'orderDocumentId'],
    ['an order due yesterday', { orderDueOn: '2026-06-11' }, 'orderDueOn'],
  ])('%s is refused', async (_, body, path) => {
    const { id } = await desk.at('AWAITING_JUDGMENT');
    expect(await judge(id, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: expect.stringContaining(path) }] },
    });
  });
});

test('the case says who may record an order of a closed day with a reason: a lawyer of its state', async () => {
  const { id } = await desk.at('AWAITING_JUDGMENT');
  const mayPass = async (as: Person) =>
    (await ok(t.call(cases.details, { as, params: { id } }))).can.passLawfulDay;
  expect([await mayPass(people.lawyer), await mayPass(people.processor)]).toEqual([true, false]);
});

describe('the days to the writ', () => {
  test('are proposed from the rule, and differ only with a reason', async () => {
    const { id } = await desk.at('AWAITING_JUDGMENT');
    const query = { outcome: 'POSSESSION_ONLY' as const, date: '2026-06-12' };
    const asked = (as: Person) => t.call(judgments.writDays, { as, params: { id }, query });
    expect(await ok(asked(people.lawyer))).toEqual({ writDays: 7 });
    const { person: stranger } = await makeUser(t.db, {
      roles: ['firm_user'],
      firmId: (await makeFirm(t.db)).id,
    });
    expect((await asked(stranger)).status).toBe(404);
    expect(await judge(id, { ...query, writDays: 10 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'writDaysReason', message: expect.stringContaining('7') }] },
    });
    const writDaysReason = 'The judge gave the family more time.';
    expect((await judge(id, { ...query, writDays: 10, writDaysReason })).body).toMatchObject({
      judgment: { writDays: 10, writDaysByJudge: true, writDaysReason },
    });
  });
});

describe('an order to follow', () => {
  test('is a task of the firm with a day, done once the order is on file', async () => {
    const { id, documents } = await desk.at('AWAITING_JUDGMENT');
    // It may bring the sum, which is not asked for before.
    const followed = { outcome: 'POSSESSION_AND_MONEY', orderDueOn: '2026-06-17' };
    expect((await judge(id, followed)).body).toMatchObject({
      judgment: { orderDueOn: '2026-06-17', amountCents: null },
      case: { tasks: [{ kind: 'ORDER_TO_FOLLOW', dueOn: '2026-06-17' }] },
    });
    const seen = await ok(t.call(cases.details, { as: people.owner, params: { id } }));
    expect(seen.tasks).toEqual([]);
    const orderDocumentId = documents[0]?.id;
    const written = { outcome: 'POSSESSION_AND_MONEY', orderDocumentId };
    expect(await amend(id, written)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'amountCents' }] },
    });
    const { body } = await amend(id, { ...written, amountCents: 150_000 });
    expect(body).toMatchObject({ judgment: { orderDocumentId, orderDueOn: null }, case: { tasks: [] } });
  });
});

describe('an amendment', () => {
  test('of an agreed judgment to one after a hearing waits for service and the hearing; a lawyer passes it with a reason', async () => {
    const { id } = await desk.at('ON_DOCKET');
    expect((await judge(id, { outcome: 'CONSENT_JUDGMENT' })).status).toBe(201);
    const seen = () => ok(t.call(cases.details, { as: people.lawyer, params: { id } }));
    const { version } = await seen();
    const refused = await amend(id, {}, people.processor);
    expect(refused).toMatchObject({ status: 409, body: { code: 'case_action_not_allowed' } });
    const { obstacles } = refused.body as { obstacles: { point: string }[] };
    const points = obstacles.map(({ point }) => point);
    expect(points).toEqual(['notServed', 'hearingLater']);
    expect(await seen()).toMatchObject({ version, caseJudgments: [{ caseOrder: 1 }] });
    const pass = { points, reason: 'The judge heard the parties on another docket.' };
    expect((await amend(id, { pass }, people.processor)).status).toBe(409);
    expect((await amend(id, { pass })).status).toBe(200);
    const passed = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'case.pass-lawful-day')
      .execute();
    expect(passed.map(({ data }) => data)).toMatchObject([
      { of: 'amend-judgment', point: 'notServed', reason: pass.reason },
      { of: 'amend-judgment', point: 'hearingLater', reason: pass.reason },
    ]);
  });

  test('keeps the earlier order, and says which dates it moved', async () => {
    const { id, version } = await desk.at('JUDGMENT_RECORDED');
    clock.moveTo('2026-06-16T14:00:00Z');
    const { status, body } = await amend(id, { version, date: '2026-06-16' });
    clock.moveTo('2026-06-12T14:00:00Z');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        judgment: { caseOrder: 2, amendsOrder: 1, amendmentReason: 'The clerk corrected it.' },
        case: {
          status: 'JUDGMENT_RECORDED',
          caseJudgments: [
            { caseOrder: 1, date: '2026-06-12', amendsOrder: null },
            { caseOrder: 2, date: '2026-06-16' },
          ],
        },
      },
    });
    // Seven days after the 12th is a holiday before a weekend, and the writ waits until the appeal is over.
    expect(body['changedDates']).toEqual(
      expect.arrayContaining([
        { event: 'APPEAL_DUE', was: '2026-06-22', becomes: '2026-06-23' },
        { event: 'WRIT_EARLIEST', was: '2026-06-23', becomes: '2026-06-24' },
      ]),
    );
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'case.amend-judgment')
      .executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({ amends: 1, changedDates: body['changedDates'] });
    // The day of the writ moved before the case was written: it is counted once.
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test.each([
    ['without a reason', { reason: null }, 'reason'],
    ['of an order that is not the last', { caseOrder: 7 }, 'caseOrder'],
    ['to a day to come', { date: '2026-06-16' }, 'date'],
  ])('%s is refused', async (_, body, path) => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    expect(await amend(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is the firm’s, needs a judgment, and makes no default of a trial', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    expect((await amend(id, {}, people.owner)).status).toBe(403);
    expect(await amend(id, { outcome: 'DEFAULT_POSSESSION' })).toMatchObject({
      status: 409,
      body: { code: 'case_action_not_allowed' },
    });
    const awaiting = await desk.at('AWAITING_JUDGMENT');
    expect((await amend(awaiting.id, {})).status).toBe(409);
  });

  test('of two people at once one is told that the case changed', async () => {
    const { id, version } = await desk.at('JUDGMENT_RECORDED');
    const answers = await Promise.all([amend(id, { version }), amend(id, { version })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    const { caseJudgments } = await ok(t.call(cases.details, { as: people.lawyer, params: { id } }));
    expect(caseJudgments).toHaveLength(2);
  });
});

describe('after the fact', () => {
  test('a judgment that is paid gives no writ any more, and one that is set aside goes back to the judge', async () => {
    const paid = await desk.at('JUDGMENT_RECORDED');
    const { body } = await judge(paid.id, { outcome: 'SATISFIED' });
    expect(body).toMatchObject({ case: { status: 'JUDGMENT_RECORDED', mayDo: null } });
    const aside = await desk.at('JUDGMENT_RECORDED');
    expect((await judge(aside.id, { outcome: 'VACATED' })).body).toMatchObject({
      case: { status: 'AWAITING_JUDGMENT' },
    });
  });
});
