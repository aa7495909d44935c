import { ledger } from '@writdesk/contract/ledger/ledger';
import { payments } from '@writdesk/contract/payments/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BilledCompany, billedCompany, noon } from '../../../test/support/billed-company.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';

const clock = standingClock(noon('2026-03-10'));
let t: TestApp;
let people: TwoCompanies['people'];
let own: BilledCompany;
beforeAll(async () => {
  t = await testApp({ clock });
  const world = await twoCompanies(t);
  people = world.people;
  await makeBillItems(t.db, { firmId: world.firm.id });
  own = await billedCompany(
    { t, clock, firmId: world.firm.id, billing: people.billing },
    'Larkspur Homes LLC',
  );
});
afterAll(() => t.close());

const close = (month: string, as: Person = people.firmAdmin) =>
  t.call(ledger.close, { as, params: { month } });
const reopen = (month: string, comment = 'A check of March came late.') =>
  t.call(ledger.reopen, { as: people.firmAdmin, params: { month }, body: { comment } });
const months = async (as: Person = people.billing) => (await t.call(ledger.months, { as })).body.months;
const paid = (day: string, amountCents = 100) =>
  t.call(payments.record, {
    as: people.billing,
    body: { clientId: own.client.id, amountCents, date: day, method: 'WIRE' },
  });

test('before anything is posted there is nothing to close', async () => {
  expect(await months()).toMatchObject([{ month: '2026-03', status: 'CURRENT', can: { close: false } }]);
  expect(await close('2026-02')).toMatchObject({
    status: 409,
    body: { code: 'conflict', reason: { code: 'nothing_posted' } },
  });
});

test('months close in their order, once they are over, with their trial balance', async () => {
  await own.issue('2026-03-12', 12_500);
  await own.pay('2026-04-02', '2026-04-02', 5_000);
  own.on('2026-05-01');
  expect(
    (await months(people.firmAdmin)).map(({ month, status, can }) => [month, status, can.close]),
  ).toEqual([
    ['2026-05', 'CURRENT', false],
    ['2026-04', 'OPEN', false],
    ['2026-03', 'OPEN', true],
  ]);
  expect((await close('2026-04')).body).toMatchObject({ reason: { values: { month: '2026-03' } } });
  expect((await close('2026-03')).body).toMatchObject({
    status: 'CLOSED',
    closed: { at: expect.any(String) as string },
    debitCents: 12_500,
    creditCents: 12_500,
    can: { close: false, reopen: true },
  });
  const { body } = await t.call(ledger.month, { as: people.billing, params: { month: '2026-04' } });
  expect(
    body.accounts.filter(
      ({ openingCents, debitCents, creditCents }) => openingCents || debitCents || creditCents,
    ),
  ).toEqual([
    { account: 'CASH', openingCents: 0, debitCents: 5_000, creditCents: 0, closingCents: 5_000 },
    { account: 'RECEIVABLE', openingCents: 12_500, debitCents: 0, creditCents: 5_000, closingCents: 7_500 },
    { account: 'FEE_INCOME', openingCents: -12_500, debitCents: 0, creditCents: 0, closingCents: -12_500 },
  ]);
  expect((await close('2026-03')).body).toMatchObject({ reason: { code: 'month_not_next' } });
  expect((await close('2026-04')).status).toBe(200);
  expect((await close('2026-05')).body).toMatchObject({ reason: { code: 'month_not_over' } });
});

test('a month leaves as a journal whose debits and credits are those of its trial balance', async () => {
  const params = { month: '2026-03' };
  const { status, body } = await t.call(ledger.exportCsv, { as: people.billing, params });
  expect(status).toBe(200);
  const file = await t.app.server.inject({ method: 'GET', url: body.url.replace(t.config.publicUrl, '') });
  const [head, ...rows] = file.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('date,entry,event,account,debit,credit,company,case,invoice,person');
  expect(
    rows.map((row) =>
      row
        .split(',')
        .filter((_, at) => at !== 1 && at !== 7)
        .slice(0, 6),
    ),
  ).toEqual([
    ['2026-03-12', 'invoice.issue', 'RECEIVABLE', '125', '', 'Larkspur Homes LLC'],
    ['2026-03-12', 'invoice.issue', 'FEE_INCOME', '', '125', 'Larkspur Homes LLC'],
  ]);
  expect((await t.call(ledger.exportCsv, { as: people.lawyer, params })).status).toBe(403);
  const others = await t.call(ledger.exportCsv, { as: people.otherBilling, params });
  expect(others).toMatchObject({ status: 404, body: { code: 'ledger_month_not_found' } });
});

test('a closed month takes no posting, and the refusal names the day', async () => {
  expect(await paid('2026-04-30')).toMatchObject({
    status: 409,
    body: {
      code: 'month_closed',
      message: 'The ledger is closed through 2026-04-30. Choose a later day.',
    },
  });
  expect((await paid('2026-05-01')).status).toBe(201);
});

test('the month that was closed last opens again, with a reason that stays', async () => {
  expect((await reopen('2026-03')).body).toMatchObject({ reason: { values: { month: '2026-04' } } });
  expect(await reopen('2026-04', ' ')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'comment' }] },
  });
  expect((await reopen('2026-04')).body).toMatchObject({
    status: 'OPEN',
    reopened: { reason: 'A check of March came late.' },
    can: { close: true },
  });
  expect((await paid('2026-04-30')).status).toBe(201);
  expect((await paid('2026-03-31')).status).toBe(409);
  expect((await reopen('2026-03')).status).toBe(200);
  expect((await reopen('2026-03')).body).toMatchObject({ reason: { code: 'no_month_closed' } });
  expect((await close('2026-03')).body).toMatchObject({ status: 'CLOSED', reopened: null });
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('action', 'like', 'ledger.%')
    .orderBy('seq')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(
    ['close', 'close', 'reopen', 'reopen', 'close'].map((act) => `ledger.${act}`),
  );
});

test('only the firm’s administrator closes; billing reads, and others see nothing of it', async () => {
  expect((await close('2026-04', people.billing)).status).toBe(403);
  expect((await t.call(ledger.months, { as: people.lawyer })).status).toBe(403);
  expect((await t.call(ledger.months, { as: people.payer })).status).toBe(403);
  expect(await months(people.otherBilling)).toMatchObject([{ status: 'CURRENT' }]);
  const gone = await t.call(ledger.month, { as: people.billing, params: { month: '2025-01' } });
  expect(gone).toMatchObject({ status: 404, body: { code: 'ledger_month_not_found' } });
});

test('of who posts into a month while it is closed, each is counted or refused', async () => {
  const before = await t.call(ledger.month, { as: people.billing, params: { month: '2026-04' } });
  const [closed, ...posted] = await Promise.all([
    paid('2026-04-20', 7),
    close('2026-04'),
    ...Array.from({ length: 6 }, () => paid('2026-04-20', 7)),
  ]).then(([first, end, ...rest]) => [end, first, ...rest] as const);
  expect(closed.status).toBe(200);
  const statuses = posted.map(({ status }) => status);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  const now = await t.call(ledger.month, { as: people.billing, params: { month: '2026-04' } });
  const kept = statuses.filter((status) => status === 201).length;
  expect(now.body.debitCents - before.body.debitCents).toBe(kept * 7);
  // What the closing audited is what the month still is.
  expect(closed.body.debitCents).toBe(now.body.debitCents);
});
