import { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeEngagement } from '../../user-service/firms/firm-factory.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';

const NOW = '2026-06-30T16:00:00Z';
const TODAY = '2026-06-30';
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let catalog: Record<string, string>;
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  world = await twoCompanies(t);
  people = world.people;
  catalog = await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());

type Body = RouteArguments<typeof costPayments.record>['body'];

/** A company of its own with a case, to which a court cost can be billed and paid. */
async function ofACase() {
  const client = await makeClient(t.db);
  await makeEngagement(t.db, { firmId: world.firm.id, clientId: client.id });
  const { id: caseId } = await insertCase(t.db, { firmId: world.firm.id, clientId: client.id });
  const bill = async (amountCents: number) => {
    const id = newId();
    const line = {
      billItemId: catalog['COURT_COST'] ?? '',
      description: 'Filing fee',
      source: 'MANUAL' as const,
    };
    await t.db
      .insertInto('cases.billingItem')
      .values({
        firmId: world.firm.id,
        clientId: client.id,
        caseId,
        id,
        ...line,
        unitCents: amountCents,
        amountCents,
        incurredAt: new Date(NOW),
        trigger: 'manual',
      })
      .execute();
    const body = { clientId: client.id, billingItemIds: [id], issue: true };
    return (await t.call(invoices.create, { as: people.billing, body })).body;
  };
  const record = (amountCents: number, more: Partial<Body> = {}, as: Person = people.billing) =>
    t.call(costPayments.record, { as, body: { caseId, ...paid, amountCents, ...more } });
  const unpaid = async () =>
    (await t.call(costPayments.unpaid, { as: people.billing, query: { clientId: client.id } })).body;
  const sums = async (upTo = '9999-12-31') => {
    const rows = await t.db
      .selectFrom('cases.ledgerPosting')
      .select(['debit', 'credit', 'amountCents'])
      .where('clientId', '=', client.id)
      .where('postedOn', '<=', upTo)
      .execute();
    const of = (account: string) =>
      rows.reduce(
        (cents, { debit, credit, amountCents }) =>
          cents + (debit === account ? amountCents : 0) - (credit === account ? amountCents : 0),
        0,
      );
    return {
      advanced: of('ADVANCED_COSTS'),
      accrued: of('ACCRUED_COSTS'),
      absorbed: of('ABSORBED_COSTS'),
      cash: of('CASH'),
    };
  };
  return { client, caseId, bill, record, unpaid, sums };
}
const paid = {
  paidOn: TODAY,
  method: 'CARD' as const,
  category: 'COURT_COST' as const,
  payeeName: 'Fulton County Magistrate Court',
  reference: 'EF-20260630-1',
  paidFrom: 'Visa 4242',
};
const end = (id: string, more: object = {}, as: Person = people.billing) =>
  t.call(costPayments.end, { as, params: { id }, body: { comment: 'The clerk gave it back', ...more } });

test('a cost paid before it is billed is an asset, and billing it uses the asset up', async () => {
  const the = await ofACase();
  const { status, body } = await the.record(9_600);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'RECORDED', source: 'PERSON', can: { confirm: false, end: true } });
  expect(await the.sums()).toEqual({ advanced: 9_600, accrued: 0, absorbed: 0, cash: -9_600 });
  await the.bill(9_600);
  expect(await the.sums()).toEqual({ advanced: 0, accrued: 0, absorbed: 0, cash: -9_600 });
  expect(await the.unpaid()).toMatchObject({ total: 0, unpaidCents: 0 });
});

test('a cost billed before it is paid is owed and listed, until it is paid, on every day', async () => {
  const the = await ofACase();
  await the.bill(9_600);
  expect(await the.sums()).toEqual({ advanced: 0, accrued: -9_600, absorbed: 0, cash: 0 });
  expect(await the.unpaid()).toMatchObject({
    total: 1,
    unpaidCents: 9_600,
    unpaidCosts: [{ case: { id: the.caseId }, unpaidCents: 9_600, charges: [{ amountCents: 9_600 }] }],
  });
  // It was paid a day before anybody entered it, and a little more than was billed.
  await the.record(10_000, { paidOn: '2026-06-29' });
  expect(await the.sums()).toEqual({ advanced: 400, accrued: 0, absorbed: 0, cash: -10_000 });
  expect(await the.sums('2026-06-29')).toEqual({ advanced: 10_000, accrued: 0, absorbed: 0, cash: -10_000 });
  expect((await the.unpaid()).total).toBe(0);
});

test('a payment that is reversed, or an invoice that is voided, leaves neither account below zero', async () => {
  const the = await ofACase();
  const { body } = await the.record(5_000);
  const invoice = await the.bill(5_000);
  const replies = await Promise.all([end(body.id), end(body.id)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await the.sums()).toEqual({ advanced: 0, accrued: -5_000, absorbed: 0, cash: 0 });
  expect((await end(body.id)).body).toMatchObject({ code: 'cost_payment_ended' });
  const again = await the.record(5_000);
  await t.call(invoices.void, {
    as: people.billing,
    params: { id: invoice.id },
    body: { comment: 'Billed to the wrong company' },
  });
  expect(await the.sums()).toEqual({ advanced: 5_000, accrued: 0, absorbed: 0, cash: -5_000 });
  expect((await end(again.body.id, { version: 7 })).body).toMatchObject({ code: 'conflict' });
});

test('a cost given as goodwill is an expense of the firm, before and after it is paid', async () => {
  const the = await ofACase();
  const { id, lines } = await the.bill(9_600);
  const credit = { lines: [{ lineId: lines[0]?.id ?? '', amountCents: 9_600 }], comment: 'We were late' };
  await t.call(invoices.credit, {
    as: people.billing,
    params: { id },
    body: { ...credit, reason: 'GOODWILL' },
  });
  // The court is still owed what the company need not pay.
  expect(await the.sums()).toEqual({ advanced: 0, accrued: -9_600, absorbed: 9_600, cash: 0 });
  await the.record(9_600);
  expect(await the.sums()).toEqual({ advanced: 0, accrued: 0, absorbed: 9_600, cash: -9_600 });
});

test('a cost that was paid from trust is credited, and the firm owes the court nothing', async () => {
  const the = await ofACase();
  const { id, lines } = await the.bill(9_600);
  const credit = { lines: [{ lineId: lines[0]?.id ?? '', amountCents: 9_600 }], comment: 'Trust check 5001' };
  const { body } = await t.call(invoices.credit, {
    as: people.billing,
    params: { id },
    body: { ...credit, reason: 'PAID_FROM_TRUST' },
  });
  expect(body).toMatchObject({ balanceCents: 0, corrections: [{ reason: 'PAID_FROM_TRUST' }] });
  expect(await the.sums()).toEqual({ advanced: 0, accrued: 0, absorbed: 0, cash: 0 });
  expect(await the.unpaid()).toMatchObject({ total: 0, unpaidCents: 0 });
});

test('of a bill and a payment at once neither is lost', async () => {
  const the = await ofACase();
  const [, first, second] = await Promise.all([
    the.bill(700),
    the.record(700),
    the.record(300),
    the.bill(200),
  ]);
  expect([first, second]).toMatchObject([{ status: 201 }, { status: 201 }]);
  expect(await the.sums()).toEqual({ advanced: 100, accrued: 0, absorbed: 0, cash: -1_000 });
});

test('what the product knows is proposed, posts nothing, and is confirmed or dismissed once', async () => {
  const the = await ofACase();
  const propose = async (amountCents: number) => {
    const id = newId();
    const { paidFrom: _, ...known } = paid;
    await t.db
      .insertInto('cases.costPayment')
      .values({
        firmId: world.firm.id,
        clientId: the.client.id,
        caseId: the.caseId,
        id,
        status: 'PROPOSED',
        source: 'FILING',
        sourceId: newId(),
        ...known,
        amountCents,
        recordedByName: 'Writdesk',
        recordedAt: new Date(NOW),
      })
      .execute();
    return id;
  };
  const id = await propose(9_600);
  expect((await the.sums()).cash).toBe(0);
  const confirm = () =>
    t.call(costPayments.confirm, {
      as: people.billing,
      params: { id },
      body: { ...paid, amountCents: 9_700, version: 1 },
    });
  const replies = await Promise.all([confirm(), confirm()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await the.sums()).cash).toBe(-9_700);
  expect((await end(await propose(100))).body).toMatchObject({ status: 'DISMISSED' });
  expect((await the.sums()).cash).toBe(-9_700);
  const { body } = await t.call(costPayments.list, { as: people.billing, query: { caseId: the.caseId } });
  expect(body).toMatchObject({ total: 2, amountCents: 9_700 });
});

test('is refused by field, for others, and in a closed month', async () => {
  const the = await ofACase();
  const wrong = async (more: Partial<Body>, path: string) =>
    expect((await the.record(100, more)).body).toMatchObject({ errors: [{ path }] });
  await wrong({ paidOn: '2026-07-01' }, 'paidOn');
  await wrong({ amountCents: 0 }, 'amountCents');
  await wrong({ payeeName: ' ' }, 'payeeName');
  await wrong({ category: 'ATTORNEY_FEE' as never }, 'category');
  expect((await the.record(100, {}, people.lawyer)).status).toBe(403);
  expect((await the.record(100, {}, people.owner)).status).toBe(403);
  expect((await the.record(100, {}, people.otherBilling)).status).toBe(404);
  const { body } = await the.record(100);
  expect((await end(body.id, {}, people.otherBilling)).status).toBe(404);
  const others = await t.call(costPayments.list, { as: people.otherBilling, query: {} });
  expect(others.body.total).toBe(0);
  await t.db
    .updateTable('cases.ledgerBook')
    .set({ closedThrough: '2026-05-31' })
    .where('firmId', '=', world.firm.id)
    .execute();
  expect((await the.record(100, { paidOn: '2026-05-31' })).body).toMatchObject({ code: 'month_closed' });
});
