import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { creditReasons } from '@writdesk/contract/invoices/invoice-parts';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { payments } from '@writdesk/contract/payments/payments';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { NaiveBook } from './naive-book.fixture.ts';

// Random bookkeeping over HTTP, next to a list of rows that anybody can read: after each step both say the same.

const NOW = '2026-06-30T16:00:00Z';
const TODAY = '2026-06-30';
const comment = 'As the two of us agreed.';
let t: TestApp;
let firmId: string;
let billing: Person;
let catalog: Record<string, string>;
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  const firm = await makeFirm(t.db);
  firmId = firm.id;
  ({ person: billing } = await makeUser(t.db, { roles: ['firm_billing'], firmId }));
  catalog = await makeBillItems(t.db, { firmId });
});
afterAll(() => t.close());

const pick = fc.nat({ max: 1_000 });
const cents = fc.integer({ min: 1, max: 900 });
/** What most lines still have. */
const few = fc.integer({ min: 1, max: 200 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('invoice' as const),
      charges: fc.array(fc.record({ isCost: fc.boolean(), cents }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), pick, cents }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remit' as const), cents }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('credit' as const),
      pick,
      line: pick,
      cents: few,
      reason: fc.oneof(fc.constant('GOODWILL' as const), fc.constantFrom(...creditReasons)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('dispute' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('answer' as const), pick, cents: fc.option(cents) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('apply' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), pick, cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('payCost' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('endCost' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('writeOff' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A company of its own: its charges, the calls, and the naive list. */
async function company() {
  const client = await makeClient(t.db);
  await makeEngagement(t.db, { firmId, clientId: client.id });
  const { id: caseId } = await insertCase(t.db, { firmId, clientId: client.id });
  const book = new NaiveBook();
  const charge = async (code: string, amountCents: number) => {
    const id = newId();
    await t.db
      .insertInto('cases.billingItem')
      .values({
        firmId,
        clientId: client.id,
        caseId,
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
  const { person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: client.id });
  return { clientId: client.id, caseId, payer, charge, book };
}
type Company = Awaited<ReturnType<typeof company>>;

async function play({ clientId, caseId, payer, charge, book }: Company, one: Step): Promise<void> {
  const money = { date: TODAY, method: 'WIRE' as const };
  const invoice = 'pick' in one ? book.invoices[one.pick % (book.invoices.length || 1)] : undefined;
  const payment = 'pick' in one ? book.payments[one.pick % (book.payments.length || 1)] : undefined;
  const onInvoice = { as: billing, params: { id: invoice?.id ?? '' } };
  const onPayment = { as: billing, params: { id: payment?.id ?? '' } };
  switch (one.do) {
    case 'invoice': {
      const ids: string[] = [];
      for (const { isCost, cents: amount } of one.charges)
        ids.push(await charge(isCost ? 'COURT_COST' : 'ATTORNEY_FEE', amount));
      const body = { clientId, billingItemIds: ids, issue: true };
      const made = await t.call(invoices.create, { as: billing, body });
      expect(made.status).toBe(201);
      return book.issue(made.body);
    }
    case 'pay': {
      if (!invoice) return;
      const body = { ...money, amountCents: one.cents };
      const { status } = await t.call(invoices.recordPayment, { ...onInvoice, body });
      expect(status).toBe(200);
      const { body: list } = await t.call(payments.list, { as: billing, query: { clientId, size: 100 } });
      const known = new Set(book.payments.map(({ id }) => id));
      const [made] = list.payments.filter(({ id }) => !known.has(id));
      return book.receive(made?.id ?? '', one.cents, [invoice]);
    }
    case 'remit': {
      const body = { ...money, clientId, amountCents: one.cents };
      const { status, body: made } = await t.call(payments.record, { as: billing, body });
      expect(status).toBe(201);
      return book.receive(made.id, one.cents, book.invoices);
    }
    case 'credit': {
      const line = invoice?.lines[one.line % invoice.lines.length];
      if (!invoice || !line) return;
      const lines = [{ lineId: line.id, amountCents: one.cents }];
      const body = { lines, reason: one.reason, comment };
      const { status } = await t.call(invoices.credit, { ...onInvoice, body });
      return expect(status).toBe(book.credit(invoice, line, one.cents, one.reason));
    }
    case 'dispute': {
      const line = invoice?.lines.at(-1);
      if (!invoice || !line) return;
      const on = { as: payer, params: { id: invoice.id } };
      const { status } = await t.call(invoiceDisputes.dispute, { ...on, body: { lineId: line.id, comment } });
      return expect(status).toBe(book.dispute(invoice, line));
    }
    case 'answer': {
      const line = invoice?.lines.at(-1);
      if (!invoice || !line) return;
      const { cents: amountCents } = one;
      const body =
        amountCents === null
          ? { decision: 'EXPLAIN' as const, lineId: line.id, comment }
          : {
              decision: 'UPHOLD' as const,
              lineId: line.id,
              amountCents,
              reason: 'GOODWILL' as const,
              comment,
            };
      const { status } = await t.call(invoiceDisputes.answer, { ...onInvoice, body });
      return expect(status).toBe(book.answer(invoice, line, amountCents ?? 0));
    }
    case 'payCost': {
      const { method, category } = { method: 'CARD', category: 'COURT_COST' } as const;
      const body = {
        caseId,
        paidOn: TODAY,
        method,
        category,
        payeeName: 'The clerk',
        amountCents: one.cents,
      };
      const { status, body: made } = await t.call(costPayments.record, { as: billing, body });
      expect(status).toBe(201);
      return book.payCost(made.id, one.cents);
    }
    case 'endCost': {
      const cost = book.costs[one.pick % (book.costs.length || 1)];
      if (!cost) return;
      const on = { as: billing, params: { id: cost.id } };
      const { status } = await t.call(costPayments.end, { ...on, body: { comment } });
      return expect(status).toBe(book.endCost(cost));
    }
    case 'writeOff': {
      if (!invoice) return;
      const { status } = await t.call(invoices.writeOff, { ...onInvoice, body: { comment } });
      return expect(status).toBe(book.writeOff(invoice));
    }
    case 'void': {
      if (!invoice) return;
      const { status } = await t.call(invoices.void, { ...onInvoice, body: { comment } });
      return expect(status).toBe(book.void(invoice));
    }
    case 'apply': {
      if (!payment) return;
      const { status } = await t.call(payments.apply, { ...onPayment, body: {} });
      return expect(status).toBe(book.apply(payment));
    }
    case 'refund': {
      if (!payment) return;
      const { status } = await t.call(payments.refund, {
        ...onPayment,
        body: { amountCents: one.cents, comment },
      });
      return expect(status).toBe(book.refund(payment, one.cents));
    }
    case 'reverse': {
      if (!payment) return;
      const { status } = await t.call(payments.reverse, { ...onPayment, body: { comment } });
      return expect(status).toBe(book.reverse(payment));
    }
  }
}

/** What the product says, against the list. */
async function compare({ clientId, book }: Company): Promise<void> {
  for (const invoice of book.invoices) {
    const { body } = await t.call(invoices.details, { as: billing, params: { id: invoice.id } });
    const lines = body.lines.map(({ id, creditedCents, writtenOffCents, paidCents }) => ({
      id,
      credited: creditedCents,
      writtenOff: writtenOffCents,
      paid: paidCents,
    }));
    expect(lines).toEqual(
      invoice.lines.map(({ id, credited, writtenOff, paid }) => ({ id, credited, writtenOff, paid })),
    );
    expect(body.status).toBe(book.statusOf(invoice));
    expect(body.disputedCents).toBe(book.disputedCents(invoice));
    const taken = body.creditsCents + body.writtenOffCents + body.paidCents;
    expect(body.balanceCents).toBe(body.status === 'VOID' ? 0 : body.subtotalCents - taken);
    expect(body.balanceCents).toBe(book.restOf(invoice));
    expect(body.balanceCents).toBeGreaterThanOrEqual(0);
    // The receivable that the ledger keeps for this invoice.
    const kept = await postings(clientId, invoice.id);
    expect(kept['RECEIVABLE'] ?? 0).toBe(body.balanceCents);
  }
  const { body } = await t.call(payments.list, { as: billing, query: { clientId, size: 100 } });
  expect(body.creditCents).toBe(book.creditCents());
  for (const payment of body.payments) {
    const own = book.payments.find(({ id }) => id === payment.id);
    expect({ left: payment.unappliedCents, refunded: payment.refundedCents }).toEqual({
      left: own?.unapplied,
      refunded: own?.refunded,
    });
  }
  const kept = await postings(clientId);
  for (const [account, sum] of Object.entries(book.accounts()))
    expect([account, kept[account] ?? 0]).toEqual([account, sum]);
  // What is billed and not paid is listed, and is no asset below zero.
  const { body: unpaid } = await t.call(costPayments.unpaid, { as: billing, query: { clientId } });
  expect(unpaid.unpaidCents).toBe(0 - (kept['ACCRUED_COSTS'] ?? 0));
  expect(unpaid.total).toBe(unpaid.unpaidCents > 0 ? 1 : 0);
  expect(kept['ADVANCED_COSTS'] ?? 0).toBeGreaterThanOrEqual(0);
  // Each row debits what it credits, so that all accounts together come to nothing.
  expect(Object.values(kept).reduce((sum, one) => sum + one, 0)).toBe(0);
}

/** Debits less credits of each account. */
async function postings(clientId: string, invoiceId?: string): Promise<Record<string, number>> {
  let rows = t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'credit', 'amountCents'])
    .where('clientId', '=', clientId);
  if (invoiceId) rows = rows.where('invoiceId', '=', invoiceId);
  const sums: Record<string, number> = {};
  for (const { debit, credit, amountCents } of await rows.execute()) {
    expect(amountCents).toBeGreaterThan(0);
    sums[debit] = (sums[debit] ?? 0) + amountCents;
    sums[credit] = (sums[credit] ?? 0) - amountCents;
  }
  return sums;
}

test('random bookkeeping says what a naive list of rows says', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const own = await company();
      for (const one of steps) await play(own, one);
      await compare(own);
    }),
    { numRuns: 60 },
  );
  const rows = await t.db.selectFrom('cases.invoice').select('number').where('firmId', '=', firmId).execute();
  const numbers = rows.map(({ number }) => Number(number?.slice(4))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const notes = await t.db
    .selectFrom('cases.invoiceCorrection')
    .select('number')
    .where('firmId', '=', firmId)
    .where('kind', '=', 'CREDIT')
    .execute();
  const noteNumbers = notes.map(({ number }) => Number(number?.slice(3))).toSorted((a, b) => a - b);
  expect(noteNumbers).toEqual(noteNumbers.map((_, index) => index + 1));
});

test('what happens at once leaves the same sums as one after the other', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cents, { minLength: 2, maxLength: 4 }), cents, async (amounts, owed) => {
      const { clientId, charge } = await company();
      const ids = [await charge('COURT_COST', owed), await charge('ATTORNEY_FEE', owed)];
      const made = await t.call(invoices.create, {
        as: billing,
        body: { clientId, billingItemIds: ids, issue: true },
      });
      const on = { as: billing, params: { id: made.body.id } };
      const pay = (amountCents: number) =>
        t.call(invoices.recordPayment, { ...on, body: { amountCents, date: TODAY, method: 'ACH' } });
      const [lineId = ''] = made.body.lines.map(({ id }) => id);
      const credit = { lines: [{ lineId, amountCents: 1 }], reason: 'GOODWILL' as const, comment };
      const [credited, ...paid] = await Promise.all([
        t.call(invoices.credit, { ...on, body: credit }),
        ...amounts.map(pay),
      ]);
      // Money that has come is never refused.
      expect(paid.map(({ status }) => status)).toEqual(amounts.map(() => 200));
      const given = credited.status === 200 ? 1 : 0;
      const came = amounts.reduce((sum, one) => sum + one, 0);
      const { body } = await t.call(invoices.details, on);
      expect(body.balanceCents).toBe(Math.max(2 * owed - given - came, 0));
      const kept = await postings(clientId);
      expect(kept['CASH']).toBe(came);
      expect(kept['RECEIVABLE'] ?? 0).toBe(body.balanceCents);
      expect(0 - (kept['CLIENT_CREDIT'] ?? 0)).toBe(Math.max(came + given - 2 * owed, 0));
    }),
    { numRuns: 15 },
  );
});
