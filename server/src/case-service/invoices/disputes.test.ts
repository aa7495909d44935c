import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billedCompany, type BilledCompany } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { overdueInvoices } from './overdue-invoices.ts';
import { remindOfInvoices } from './remind-of-invoices.job.ts';

const comment = 'We were billed for two hearings, and there was one.';
const clock = standingClock('2026-03-02T16:00:00Z');
let t: TestApp;
let world: TwoCompanies;
let own: BilledCompany;
let payer: Person;
let billing: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  ({ billing } = world.people);
  await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());
beforeEach(async () => {
  own = await billedCompany({ t, clock, firmId: world.firm.id, billing });
  ({ person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: own.client.id }));
  const apEmail = `ap@${own.client.id}.example`;
  await t.db.updateTable('users.client').set({ apEmail }).where('id', '=', own.client.id).execute();
});

async function billed(cents = 12_500) {
  const { id, lines } = await own.issue('2026-03-02', cents);
  return { params: { id }, lineId: lines[0]?.id ?? '' };
}
const dispute = ({ params, lineId }: Awaited<ReturnType<typeof billed>>, as: Person = payer) =>
  t.call(invoiceDisputes.dispute, { as, params, body: { lineId, comment } });
const details = (params: { id: string }, as = billing) => ok(t.call(invoices.details, { as, params }));
const mails = async () => {
  const ofCompany = t.db.selectFrom('jobs.mailOutbox').select('subject');
  return ofCompany.where('recipient', '=', `ap@${own.client.id}.example`).execute();
};
async function remind(day: string) {
  own.on(day);
  const context = contextOf(t.opened.deps, { kind: 'job', name: remindOfInvoices.name }, newId());
  const signal = new AbortController().signal;
  await remindOfInvoices.handle(context, {}, { id: newId(), number: 1, isLast: true, signal });
}

test('a disputed charge stops reminders, and the invoice holds new cases as before', async () => {
  const one = await billed();
  await remind('2026-03-29');
  expect(await mails()).toHaveLength(1);
  const { status, body } = await dispute(one);
  expect(status).toBe(200);
  expect(body.disputedCents).toBe(12_500);
  expect(body.lines[0]?.dispute).toMatchObject({ status: 'OPEN', reason: comment, answer: null });
  await remind('2026-04-02');
  expect(await mails()).toHaveLength(1);
  const held = await overdueInvoices(t.db, world.firm.id, own.client.id, clock.now());
  expect(held.map(({ id }) => id)).toEqual([one.params.id]);
  const answer = {
    decision: 'EXPLAIN' as const,
    lineId: one.lineId,
    comment: 'Both hearings are on the docket.',
  };
  const explained = await ok(
    t.call(invoiceDisputes.answer, { as: billing, params: one.params, body: answer }),
  );
  expect(explained).toMatchObject({ disputedCents: 0, balanceCents: 12_500 });
  expect(explained.lines[0]?.dispute).toMatchObject({ status: 'EXPLAINED', answer: answer.comment });
  await remind('2026-04-02');
  expect(await mails()).toHaveLength(2);
});

test('a dispute that is accepted credits the charge, under the number and on the ledger of any credit', async () => {
  const one = await billed();
  await dispute(one);
  const body = {
    decision: 'UPHOLD' as const,
    lineId: one.lineId,
    amountCents: 5_000,
    reason: 'BILLED_TWICE' as const,
    comment: 'The second hearing was another case.',
  };
  const tooMuch = { ...body, amountCents: 12_501 };
  const call = { as: billing, params: one.params };
  const refused = await t.call(invoiceDisputes.answer, { ...call, body: tooMuch });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: [{ path: 'amountCents' }] });
  expect((await details(one.params)).disputedCents).toBe(12_500);
  const upheld = await ok(t.call(invoiceDisputes.answer, { ...call, body }));
  expect(upheld).toMatchObject({ balanceCents: 7_500, creditsCents: 5_000, disputedCents: 0 });
  expect(upheld.corrections).toMatchObject([{ kind: 'CREDIT', reason: 'BILLED_TWICE', amountCents: 5_000 }]);
  expect(upheld.lines[0]?.dispute?.status).toBe('UPHELD');
  const again = await t.call(invoiceDisputes.answer, { ...call, body });
  expect([again.status, again.body]).toMatchObject([409, { code: 'dispute_not_open' }]);
  const posted = await t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'credit', 'amountCents'])
    .where('lineId', '=', one.lineId)
    .where('credit', '=', 'RECEIVABLE')
    .execute();
  expect(posted).toEqual([{ debit: 'FEE_INCOME', credit: 'RECEIVABLE', amountCents: 5_000 }]);
});

test('billing learns of a dispute, and the company of the answer', async () => {
  const one = await billed();
  await dispute(one);
  const kindsFor = async (person: Person) => {
    const rows = await t.db
      .selectFrom('users.notification as n')
      .innerJoin('users.appUser as u', 'u.id', 'n.userId')
      .select('n.kind')
      .where('u.accountId', '=', person.accountId)
      .where('n.subjectId', '=', one.params.id)
      .execute();
    return rows.map(({ kind }) => kind);
  };
  expect(await kindsFor(billing)).toEqual(['invoice-dispute.raised']);
  const body = { decision: 'EXPLAIN' as const, lineId: one.lineId, comment: 'See the docket.' };
  await ok(t.call(invoiceDisputes.answer, { as: billing, params: one.params, body }));
  expect(await kindsFor(payer)).toEqual(['invoice-dispute.explained']);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', one.params.id)
    .where('action', 'like', '%dispute')
    .orderBy('seq')
    .execute();
  expect(trail).toMatchObject([
    { action: 'invoice.dispute', data: { comment, amountCents: 12_500 } },
    { action: 'invoice.answer-dispute', data: { decision: 'EXPLAIN', comment: 'See the docket.' } },
  ]);
});

test('the company withdraws a dispute: the charge stays, reminders go on, and it can be disputed again', async () => {
  const one = await billed();
  const withdraw = (as: Person = payer) =>
    t.call(invoiceDisputes.withdraw, { as, params: one.params, body: { lineId: one.lineId } });
  expect((await withdraw()).body).toMatchObject({ code: 'dispute_not_open' });
  expect((await ok(dispute(one))).can.withdrawDispute).toBe(true);
  expect((await withdraw(billing)).status).toBe(403);
  expect((await withdraw(world.people.payer)).status).toBe(404);
  await remind('2026-03-29');
  expect(await mails()).toEqual([]);
  const replies = await Promise.all([withdraw(), withdraw()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const read = await details(one.params);
  expect(read).toMatchObject({ disputedCents: 0, balanceCents: 12_500, can: { answerDispute: false } });
  expect(read.lines[0]?.dispute).toMatchObject({ status: 'WITHDRAWN', answer: null });
  await remind('2026-03-29');
  expect(await mails()).toHaveLength(1);
  expect((await dispute(one)).status).toBe(200);
  const trail = t.db.selectFrom('cases.auditEvent').select('action').where('subjectId', '=', one.params.id);
  expect(await trail.where('action', '=', 'invoice.withdraw-dispute').execute()).toHaveLength(1);
});

test('the list of invoices finds the disputed ones', async () => {
  const [one, two] = [await billed(), await billed(4_000)];
  await dispute(one);
  const found = async (disputed: 'true' | 'false') => {
    const { body } = await t.call(invoices.list, {
      as: billing,
      query: { clientId: own.client.id, disputed },
    });
    return body.invoices.map(({ id, disputedCents }) => [id, disputedCents]);
  };
  expect(await found('true')).toEqual([[one.params.id, 12_500]]);
  expect(await found('false')).toEqual([[two.params.id, 0]]);
  // What is paid is nobody’s dispute any more; if the money goes back, it is one again.
  const payment = await own.pay('2026-03-03', '2026-03-03', 12_500);
  expect(await found('true')).toEqual([]);
  await ok(
    t.call(payments.reverse, {
      as: billing,
      params: { id: payment.id },
      body: { comment: 'The bank returned it.' },
    }),
  );
  expect(await found('true')).toEqual([[one.params.id, 12_500]]);
});

test('only the company that owes disputes, a charge once, and while something is left of it', async () => {
  const one = await billed();
  const errors = async (call: ReturnType<typeof dispute>) => {
    const { status, body } = await call;
    return [status, body];
  };
  expect((await dispute(one, billing)).status).toBe(403);
  expect((await dispute(one, world.people.payer)).status).toBe(404);
  expect(await errors(dispute({ ...one, lineId: newId() }))).toMatchObject([
    400,
    { errors: [{ path: 'lineId' }] },
  ]);
  const stale = { lineId: one.lineId, comment, version: 99 };
  expect(await t.call(invoiceDisputes.dispute, { as: payer, params: one.params, body: stale })).toMatchObject(
    {
      status: 409,
      body: { code: 'conflict' },
    },
  );
  expect((await dispute(one)).status).toBe(200);
  expect(await errors(dispute(one))).toMatchObject([400, { errors: [{ path: 'lineId' }] }]);
  const paid = await billed(300);
  const money = { amountCents: 300, date: '2026-03-02', method: 'WIRE' as const };
  await ok(t.call(invoices.recordPayment, { as: billing, params: paid.params, body: money }));
  expect(await errors(dispute(paid))).toMatchObject([409, { code: 'invoice_not_open' }]);
});

test('of two who dispute a charge at once one wins', async () => {
  const one = await billed();
  const replies = await Promise.all([dispute(one), dispute(one), dispute(one)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
});
