import { cases } from '@writdesk/contract/cases/cases';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { tallyFaults } from '../tallies/index.ts';
import { watchRegistry } from './watch-registry.job.ts';

const NOW = '2026-06-12T14:00:00Z';
const clock = standingClock(NOW);
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

/** Does the job as a worker does. */
const watch = () =>
  watchRegistry.handle(
    contextOf(t.opened.deps, { kind: 'job', name: watchRegistry.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const court = 'State Court of Fulton County';
const appeal = (id: string, body: object = {}, as: Person = people.lawyer) =>
  t.send('POST', `/api/case-service/case-appeal/submit/${id}`, {
    as,
    body: { filedOn: '2026-06-12', court, ...body },
  });
const update = (id: string, body: object, as: Person = people.lawyer) =>
  t.send('PUT', `/api/case-service/case-appeal/update/${id}`, { as, body });
const detailsOf = (id: string, as: Person = people.lawyer) =>
  ok(t.call(cases.details, { as, params: { id } }));
const registry = [
  { dueOn: '2026-07-01', amountCents: 185_000 },
  { dueOn: '2026-08-01', amountCents: 185_000 },
];

async function appealed(body: object = {}): Promise<CaseDetails> {
  const { id } = await desk.at('JUDGMENT_RECORDED');
  const { status, body: record } = await appeal(id, body);
  expect(status).toBe(200);
  return record as unknown as CaseDetails;
}

describe('an appeal', () => {
  test('that stays the judgment holds the case, and the rent falls due into the registry', async () => {
    const count = async () =>
      (
        await ok(
          t.call(cases.dashboardStatus, { as: people.owner, params: { id: world.client.id }, query: {} }),
        )
      ).AppealedCases;
    const before = await count();
    const record = await appealed({ stayed: true, registry });
    expect(record).toMatchObject({
      status: 'APPEALED',
      caseAppealed: true,
      nextDate: '2026-07-01',
      nextDateKind: 'REGISTRY_DUE',
      holds: [{ kind: 'COURT_STAY' }],
      appeals: [{ appellant: 'TENANT', court, stayed: true, result: null, payments: registry }],
    });
    expect(await count()).toBe(before + 1);
    expect(await tallyFaults(t.db)).toEqual([]);
    const { cases: rows } = await ok(t.call(cases.appealed, { as: people.lawyer, query: {} }));
    expect(rows.map(({ id }) => id)).toContain(record.id);
  });

  test('takes the rent of the lease where nobody names the payments', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    await t.db
      .updateTable('cases.caseEviction')
      .set({ monthlyRentCents: 120_000, rentDueDay: 5 })
      .where('caseId', '=', id)
      .execute();
    const { body } = await appeal(id, { stayed: true });
    const [{ payments } = { payments: [] }] = (body as unknown as CaseDetails).appeals;
    expect(payments).toHaveLength(6);
    expect(payments[0]).toMatchObject({ dueOn: '2026-07-05', amountCents: 120_000 });
  });

  test('of ours owes the tenant’s rent to nobody, and without a stay holds nothing', async () => {
    const record = await appealed({ appellant: 'PLAINTIFF' });
    expect(record).toMatchObject({ holds: [], appeals: [{ appellant: 'PLAINTIFF', payments: [] }] });
  });

  test.each([
    ['before the judgment', { filedOn: '2026-06-11' }, 'filedOn'],
    ['to come', { filedOn: '2026-06-13' }, 'filedOn'],
    ['without its court', { court: '' }, 'court'],
    ['with two payments of one day', { registry: [registry[0], registry[0]] }, 'registry.1.dueOn'],
    [
      'with nobody’s document',
      { noticeDocumentId: '01980000-0000-7000-8000-000000000001' },
      'noticeDocumentId',
    ],
  ])('%s is refused', async (_, body, path) => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    expect(await appeal(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is the firm’s to record, once, and of a judgment', async () => {
    const { id, version } = await desk.at('JUDGMENT_RECORDED');
    expect((await appeal(id, {}, people.owner)).status).toBe(403);
    const both = await Promise.all([appeal(id, { version }), appeal(id, { version })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await appeal(id)).status).toBe(409);
    const early = await desk.at('AWAITING_JUDGMENT');
    expect((await appeal(early.id)).status).toBe(409);
  });
});

describe('what becomes of it', () => {
  test.each([
    ['AFFIRMED', 'JUDGMENT_RECORDED', 'AFFIRMED'],
    ['DISMISSED', 'JUDGMENT_RECORDED', 'DISMISSED'],
    ['STAY_LIFTED', 'JUDGMENT_RECORDED', null],
    ['REVERSED', 'CLOSED', 'REVERSED'],
    ['REVERSED_AND_DISMISSED', 'DISMISSED', 'REVERSED_AND_DISMISSED'],
  ])('%s leads to %s', async (appealResult, status, result) => {
    const { id } = await appealed({ stayed: true, registry });
    const { body } = await update(id, { appealResult, resultOn: '2026-06-12' });
    expect(body).toMatchObject({ status, holds: [], appeals: [{ stayed: false, result }] });
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('after the stay is lifted it goes on, is stayed again, and ends', async () => {
    const { id } = await appealed({ stayed: true, registry });
    await update(id, { appealResult: 'STAY_LIFTED', resultOn: '2026-06-12' });
    expect((await update(id, { stayed: true })).body).toMatchObject({
      status: 'APPEALED',
      holds: [{ kind: 'COURT_STAY' }],
      nextDateKind: 'REGISTRY_DUE',
    });
    await update(id, { appealResult: 'STAY_LIFTED', resultOn: '2026-06-12' });
    const { body } = await update(id, { appealResult: 'AFFIRMED', resultOn: '2026-06-12' });
    expect(body).toMatchObject({ status: 'JUDGMENT_RECORDED', appeals: [{ result: 'AFFIRMED' }] });
    expect((await update(id, { bondCents: 1 })).status).toBe(409);
  });

  test.each([
    ['a result without its day', { appealResult: 'AFFIRMED' }, 'resultOn'],
    ['a result to come', { appealResult: 'AFFIRMED', resultOn: '2026-06-13' }, 'resultOn'],
    ['a stay lifted that never was', { appealResult: 'STAY_LIFTED', resultOn: '2026-06-12' }, 'appealResult'],
    ['a payment to come', { payments: [{ ...registry[0], paidOn: '2026-07-01' }] }, 'payments.0.paidOn'],
  ])('%s is refused', async (_, body, path) => {
    const { id } = await appealed();
    expect(await update(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe('the registry', () => {
  test('that misses a payment is a task for the lawyer, once, until it is paid', async () => {
    const { id } = await appealed({ stayed: true, registry });
    clock.moveTo('2026-07-01T20:00:00Z');
    await watch();
    expect((await detailsOf(id)).tasks, 'on the day itself').toEqual([]);
    clock.moveTo('2026-07-02T14:00:00Z');
    await Promise.all([watch(), watch()]);
    expect(await detailsOf(id)).toMatchObject({
      tasks: [{ kind: 'ASK_FOR_WRIT', dueOn: '2026-07-02' }],
      appeals: [{ payments: [{ missedAt: '2026-07-02T14:00:00.000Z' }, { missedAt: null }] }],
    });
    const told = await ok(t.call(notifications.list, { as: people.lawyer, query: {} }));
    expect(
      told.notifications.filter(
        ({ kind, subject }) => kind === 'appeal.registry-missed' && subject?.id === id,
      ),
    ).toHaveLength(1);
    const paid = await update(id, { payments: [{ ...registry[0], paidOn: '2026-07-02' }] });
    expect(paid.body).toMatchObject({ tasks: [], nextDate: '2026-08-01' });
    clock.moveTo(NOW);
  });
});

describe('a look at the docket', () => {
  const look = (id: string, body: object, as: Person = people.processor) =>
    t.send('POST', `/api/case-service/case/check-docket/${id}`, { as, body });

  test('is recorded with its day, by the firm', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    expect((await look(id, { found: 'NONE' }, people.owner)).status).toBe(403);
    expect(await look(id, { found: 'NONE', checkedOn: '2026-06-13' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'checkedOn' }] },
    });
    expect((await look(id, { found: 'NONE', note: 'Odyssey, 9:40' })).status).toBe(200);
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'case.check-docket')
      .executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({ found: 'NONE', checkedOn: '2026-06-12' });
  });
});
