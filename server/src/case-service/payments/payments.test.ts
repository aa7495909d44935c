import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** A company of its own with a case, and charges on it: a court cost and a fee. */
async function debtor(...amounts: readonly [cost: number, fee: number][]) {
  const client = await makeClient(t.db);
  await makeEngagement(t.db, { firmId: world.firm.id, clientId: client.id });
  const record = await insertCase(t.db, { firmId: world.firm.id, clientId: client.id });
  const charge = async (code: string, amountCents: number) => {
    const id = newId();
    await t.db
      .insertInto('cases.billingItem')
      .values({
        firmId: world.firm.id,
        clientId: client.id,
        caseId: record.id,
        id,
        billItemId: catalog[code] ?? '',
        description: code,
        unitCents: amountCents,
        amountCents,
        incurredAt: new Date(NOW),
        source: 'MANUAL',
        trigger: 'manual',
      })
      .execute();
    return id;
  };
  const made: string[][] = [];
  for (const [cost, fee] of amounts)
    made.push([await charge('ATTORNEY_FEE', fee), await charge('COURT_COST', cost)]);
  const create = (billingItemIds: string[], more: object = {}, as: Person = people.billing) =>
    t.call(invoices.create, { as, body: { clientId: client.id, billingItemIds, ...more } });
  const issued = async (index = 0) => (await create(made[index] ?? [], { issue: true })).body;
  return { client, record, lines: made, create, issued };
}
const details = async (id: string, as: Person = people.billing) =>
  (await t.call(invoices.details, { as, params: { id } })).body;
const paid = { date: TODAY, method: 'CHECK' as const, reference: '1042' };
const pay = (id: string, amountCents: number, as: Person = people.billing) =>
  t.call(invoices.recordPayment, { as, params: { id }, body: { ...paid, amountCents } });
const record = (
  clientId: string,
  amountCents: number,
  more: Partial<RouteArguments<typeof payments.record>['body']> = {},
) => t.call(payments.record, { as: people.billing, body: { ...paid, clientId, amountCents, ...more } });

/** What the ledger says of each account of a company: debits less credits. */
async function accounts(clientId: string) {
  const rows = await t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'credit', 'amountCents'])
    .where('clientId', '=', clientId)
    .execute();
  const sums: Record<string, number> = {};
  for (const { debit, credit, amountCents } of rows) {
    sums[debit] = (sums[debit] ?? 0) + amountCents;
    sums[credit] = (sums[credit] ?? 0) - amountCents;
  }
  return sums;
}

describe('an invoice', () => {
  test('is drafted, keeps its charges from others, and has its number when it is issued', async () => {
    const the = await debtor([9_600, 12_500]);
    const { status, body } = await the.create(the.lines[0] ?? [], { note: 'June' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'DRAFT',
      number: null,
      issueDate: null,
      subtotalCents: 22_100,
      balanceCents: 22_100,
      note: 'June',
      can: { issue: true, void: true, recordPayment: false },
    });
    expect(new Set(body.lines.map(({ description }) => description))).toEqual(
      new Set(['ATTORNEY_FEE', 'COURT_COST']),
    );
    expect(await the.create(the.lines[0] ?? [])).toMatchObject({
      status: 409,
      body: { code: 'billing_item_billed' },
    });
    // A draft is the firm’s alone.
    const payer = await t.call(invoices.details, { as: people.owner, params: { id: body.id } });
    expect(payer.status).toBe(404);
    expect((await pay(body.id, 100)).body).toMatchObject({ code: 'invoice_not_open' });
    const issued = await t.call(invoices.issue, { as: people.billing, params: { id: body.id }, body: {} });
    expect(issued.body).toMatchObject({ status: 'ISSUED', issueDate: TODAY, dueDate: '2026-07-30' });
    expect(issued.body.number).toMatch(/^INV-\d{6}$/);
    expect(await accounts(the.client.id)).toEqual({
      RECEIVABLE: 22_100,
      ADVANCED_COSTS: 0,
      ACCRUED_COSTS: -9_600,
      FEE_INCOME: -12_500,
    });
  });

  test('has the next number without a gap, also of two issued at once', async () => {
    const the = await debtor([100, 200], [300, 400], [500, 600]);
    const made = await Promise.all([0, 1, 2].map((index) => the.issued(index)));
    const numbers = made.map(({ number }) => Number(number?.slice(4))).toSorted((a, b) => a - b);
    expect(numbers[2]).toBe((numbers[0] ?? 0) + 2);
    expect(new Set(numbers).size).toBe(3);
  });

  test('of two over the same charges one wins', async () => {
    const the = await debtor([100, 200]);
    const replies = await Promise.all([0, 1].map(() => the.create(the.lines[0] ?? [], { issue: true })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('is refused with the field: no charges, another’s, one twice, less than nothing', async () => {
    const the = await debtor([100, 200]);
    const [line = ''] = the.lines[0] ?? [];
    for (const ids of [[], [newId()], [line, line]])
      expect(await the.create(ids)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'billingItemIds' }] },
      });
    expect((await the.create([line], {}, people.processor)).status).toBe(403);
    expect((await the.create([line], {}, people.owner)).status).toBe(403);
    expect(await the.create([line], {}, people.otherBilling)).toMatchObject({
      status: 404,
      body: { code: 'client_not_found' },
    });
  });

  test('is voided while nobody has paid it: its charges can be billed again, its number stays', async () => {
    const the = await debtor([9_600, 12_500]);
    const invoice = await the.issued();
    const send = (body: object, as: Person = people.billing) =>
      t.call(invoices.void, { as, params: { id: invoice.id }, body: body as never });
    expect((await send({ comment: ' ' })).body).toMatchObject({ errors: [{ path: 'comment' }] });
    expect((await send({ comment: 'Billed too early' }, people.lawyer)).status).toBe(403);
    expect((await send({ comment: 'Billed too early' }, people.otherBilling)).status).toBe(404);
    const { body } = await send({ comment: 'Billed too early', version: invoice.version });
    expect(body).toMatchObject({ status: 'VOID', number: invoice.number, balanceCents: 0 });
    expect(new Set(Object.values(await accounts(the.client.id)))).toEqual(new Set([0]));
    const again = await the.create(the.lines[0] ?? [], { issue: true });
    expect(again.body.number).not.toBe(invoice.number);
    await pay(again.body.id, 1);
    const paidOne = await t.call(invoices.void, {
      as: people.billing,
      params: { id: again.body.id },
      body: { comment: 'It was too late for that' },
    });
    expect(paidOne).toMatchObject({ status: 409, body: { code: 'invoice_paid' } });
  });

  test('is credited by line, at most what is left, and written off', async () => {
    const the = await debtor([9_600, 12_500]);
    const invoice = await the.issued();
    const line = invoice.lines.find(({ category }) => category === 'COURT_COST')?.id ?? '';
    const credit = (lines: object[]) =>
      t.call(invoices.credit, {
        as: people.billing,
        params: { id: invoice.id },
        body: { lines: lines as never, reason: 'COURT_REFUND', comment: 'The clerk gave it back' },
      });
    expect((await credit([{ lineId: line, amountCents: 9_601 }])).body).toMatchObject({
      errors: [{ path: 'lines.0.amountCents', values: { left: 9_600 } }],
    });
    expect((await credit([{ lineId: newId(), amountCents: 1 }])).body).toMatchObject({
      errors: [{ path: 'lines.0.lineId' }],
    });
    const { body } = await credit([{ lineId: line, amountCents: 600 }]);
    expect(body).toMatchObject({ status: 'ISSUED', creditsCents: 600, balanceCents: 21_500 });
    expect(body.corrections).toMatchObject([{ kind: 'CREDIT', reason: 'COURT_REFUND', amountCents: 600 }]);
    expect(body.corrections[0]?.number).toMatch(/^CN-\d{6}$/);
    const off = await t.call(invoices.writeOff, {
      as: people.firmAdmin,
      params: { id: invoice.id },
      body: { comment: 'The company is bankrupt' },
    });
    expect(off.body).toMatchObject({ status: 'PAID', writtenOffCents: 21_500, balanceCents: 0 });
    expect(await accounts(the.client.id)).toMatchObject({ RECEIVABLE: 0, BAD_DEBT: 21_500 });
  });
});

test('a balance above $500 is written off by a second person, and who asked for it can’t', async () => {
  const one = await (await debtor([1, 50_000])).issued();
  const writeOff = (as: Person) =>
    t.call(invoices.writeOff, { as, params: { id: one.id }, body: { comment: 'The company is dissolved.' } });
  const { body: asked } = await writeOff(people.billing);
  expect(asked).toMatchObject({
    status: 'ISSUED',
    balanceCents: 50_001,
    writeOffAsked: { comment: 'The company is dissolved.' },
    can: { writeOff: false },
  });
  expect((await writeOff(people.billing)).body).toMatchObject({ status: 'ISSUED', balanceCents: 50_001 });
  const { body: done } = await writeOff(people.firmAdmin);
  expect(done).toMatchObject({ balanceCents: 0, writtenOffCents: 50_001, writeOffAsked: null });
});

describe('a payment', () => {
  test('pays costs before fees, and then the rest', async () => {
    const the = await debtor([9_600, 12_500]);
    const { id } = await the.issued();
    const { status, body } = await pay(id, 10_000);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'PARTIALLY_PAID', paidCents: 10_000, balanceCents: 12_100 });
    const left = Object.fromEntries(body.lines.map(({ category, balanceCents }) => [category, balanceCents]));
    expect(left).toEqual({ COURT_COST: 0, ATTORNEY_FEE: 12_100 });
    expect(body.payments).toMatchObject([{ amountCents: 10_000, method: 'CHECK', reference: '1042' }]);
    expect((await pay(id, 12_100)).body).toMatchObject({ status: 'PAID', balanceCents: 0 });
  });

  test('above the balance is the company’s credit, which pays the next invoice or is refunded', async () => {
    const the = await debtor([1_000, 2_000], [300, 400]);
    const first = await the.issued(0);
    await pay(first.id, 5_000);
    const { body: list } = await t.call(payments.list, {
      as: people.billing,
      query: { clientId: the.client.id },
    });
    expect(list).toMatchObject({ total: 1, creditCents: 2_000 });
    const [payment] = list.payments;
    expect(payment).toMatchObject({
      unappliedCents: 2_000,
      invoices: [{ id: first.id, amountCents: 3_000 }],
    });
    const second = await the.issued(1);
    const params = { id: payment?.id ?? '' };
    const applied = await t.call(payments.apply, { as: people.billing, params, body: {} });
    expect(applied.body).toMatchObject({ unappliedCents: 1_300 });
    expect(await details(second.id)).toMatchObject({ status: 'PAID' });
    const refund = (amountCents: number) =>
      t.call(payments.refund, {
        as: people.billing,
        params,
        body: { amountCents, comment: 'The company asked for it' },
      });
    expect((await refund(1_301)).body).toMatchObject({ errors: [{ path: 'amountCents' }] });
    const refunds = await Promise.all([refund(1_300), refund(1_300)]);
    expect(refunds.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await accounts(the.client.id)).toMatchObject({ CASH: 3_700, CLIENT_CREDIT: 0, RECEIVABLE: 0 });
    const reversed = await t.call(payments.reverse, {
      as: people.billing,
      params,
      body: { comment: 'The bank returned it' },
    });
    expect(reversed).toMatchObject({ status: 409, body: { code: 'payment_refunded' } });
  });

  test('goes over many invoices: the oldest due first, or as the payer says', async () => {
    const the = await debtor([0 + 100, 200], [300, 400], [500, 600]);
    const made = [await the.issued(0), await the.issued(1), await the.issued(2)] as const;
    const { status, body } = await record(the.client.id, 500);
    expect(status).toBe(201);
    expect(body.invoices.map(({ amountCents }) => amountCents)).toEqual([300, 200]);
    const said = await record(the.client.id, 700, {
      allocations: [{ invoiceId: made[2].id, amountCents: 550 }],
    });
    expect(said.body).toMatchObject({ unappliedCents: 150, invoices: [{ number: made[2].number }] });
    const wrong = async (allocations: object[]) =>
      (await record(the.client.id, 100, { allocations: allocations as never })).body;
    expect(await wrong([{ invoiceId: made[1].id, amountCents: 501 }])).toMatchObject({
      errors: [{ path: 'allocations.0.amountCents' }],
    });
    expect(await wrong([{ invoiceId: made[1].id, amountCents: 101 }])).toMatchObject({
      errors: [{ path: 'allocations' }],
    });
    expect(await wrong([{ invoiceId: newId(), amountCents: 1 }])).toMatchObject({
      errors: [{ path: 'allocations.0.invoiceId' }],
    });
  });

  test('that is reversed opens its invoices again', async () => {
    const the = await debtor([1_000, 2_000]);
    const { id } = await the.issued();
    const { body } = await record(the.client.id, 3_500);
    const reverse = () =>
      t.call(payments.reverse, {
        as: people.billing,
        params: { id: body.id },
        body: { comment: 'Returned by the bank', version: body.version },
      });
    const replies = await Promise.all([reverse(), reverse()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await details(id)).toMatchObject({
      status: 'ISSUED',
      paidCents: 0,
      balanceCents: 3_000,
      payments: [{ isReversed: true }],
    });
    expect(await accounts(the.client.id)).toMatchObject({ CASH: 0, CLIENT_CREDIT: 0, RECEIVABLE: 3_000 });
  });

  test('of two at once both count, and one against a voiding wins or is credit', async () => {
    const the = await debtor([1_000, 2_000], [1_000, 2_000]);
    const first = await the.issued(0);
    await Promise.all([pay(first.id, 2_000), pay(first.id, 2_000)]);
    expect(await details(first.id)).toMatchObject({ status: 'PAID', paidCents: 3_000 });
    const second = await the.issued(1);
    const [paying] = await Promise.all([
      pay(second.id, 3_000),
      t.call(invoices.void, {
        as: people.firmAdmin,
        params: { id: second.id },
        body: { comment: 'The work was not done' },
      }),
    ]);
    expect(paying.status).toBe(200);
    const { status } = await details(second.id);
    const { RECEIVABLE, CLIENT_CREDIT } = await accounts(the.client.id);
    expect(RECEIVABLE).toBe(0);
    expect(CLIENT_CREDIT).toBe(status === 'VOID' ? -4_000 : -1_000);
  });

  test.each([
    [{ amountCents: 0 }, 'amountCents'],
    [{ amountCents: -5 }, 'amountCents'],
    [{ amountCents: 1.5 }, 'amountCents'],
    [{ date: '2026-07-01' }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ method: 'BARTER' as never }, 'method'],
  ])('with %j is refused, and the field is named', async (given, path) => {
    const { status, body } = await record(world.client.id, 100, given);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  test('is recorded by those whom the table names, for their own companies; the company reads it', async () => {
    const the = await debtor([1, 2]);
    const { id } = await the.issued();
    expect((await pay(id, 1, people.lawyer)).status).toBe(403);
    expect((await pay(id, 1, people.payer)).status).toBe(403);
    expect((await pay(id, 1, people.otherBilling)).status).toBe(404);
    expect((await record(world.otherClient.id, 1)).body).toMatchObject({ code: 'client_not_found' });
    const { body: own } = await record(world.client.id, 70);
    const seen = await t.call(payments.list, { as: people.payer, query: {} });
    expect(seen.body.payments.map((one) => one.id)).toContain(own.id);
    expect((await t.call(payments.list, { as: people.otherOwner, query: {} })).body.total).toBe(0);
    expect((await t.call(payments.list, { as: people.manager, query: {} })).body.total).toBe(0);
  });

  test('into a closed month is refused, and what was posted can’t be changed', async () => {
    const the = await debtor([1, 2]);
    const { id } = await the.issued();
    await t.db
      .updateTable('cases.ledgerBook')
      .set({ closedThrough: '2026-05-31' })
      .where('firmId', '=', world.firm.id)
      .execute();
    const late = await t.call(invoices.recordPayment, {
      as: people.billing,
      params: { id },
      body: { ...paid, amountCents: 3, date: '2026-05-31' },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'month_closed' } });
    expect((await pay(id, 3)).status).toBe(200);
  });
});
