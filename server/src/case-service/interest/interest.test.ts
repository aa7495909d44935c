import { interest } from '@writdesk/contract/invoices/interest';
import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { addDays } from '@writdesk/contract/values/dates';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billedCompany, type BilledCompany, noon } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { accrueInterest } from './accrue-interest.job.ts';

const comment = 'We were billed for two hearings, and there was one.';
const clock = standingClock(noon('2026-03-02'));
let t: TestApp;
let world: TwoCompanies;
let billing: Person;
let own: BilledCompany;
let payer: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  ({ billing } = world.people);
  await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());
beforeEach(async () => {
  clock.moveTo(noon('2026-03-02'));
  own = await company();
  ({ person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: own.client.id }));
});

/** A company whose case is in Georgia, which allows 18%. */
async function company() {
  const made = await billedCompany({ t, clock, firmId: world.firm.id, billing });
  await t.db
    .updateTable('cases.evictionCase')
    .set({ stateCode: 'GA' })
    .where('id', '=', made.caseId)
    .execute();
  return made;
}
const of = ({ client }: BilledCompany) => ({ params: { id: client.id } });
const set = (basisPoints: number, as = billing, whose = own) =>
  t.call(interest.set, { as, ...of(whose), body: { basisPoints } });
async function accrue(day: string) {
  own.on(day);
  const context = contextOf(t.opened.deps, { kind: 'job', name: accrueInterest.name }, newId());
  const signal = new AbortController().signal;
  await accrueInterest.handle(context, {}, { id: newId(), number: 1, isLast: true, signal });
}
const charged = (whose = own) =>
  t.db
    .selectFrom('cases.billingItem')
    .select(['id', 'description', 'amountCents', 'incurredAt', 'source'])
    .where('clientId', '=', whose.client.id)
    .where('trigger', '=', 'interest')
    .orderBy('incurredAt')
    .orderBy('id')
    .execute();
const centsOf = async () => (await charged()).map(({ amountCents }) => amountCents);

test('interest is off until the firm sets a rate, and a rate begins with the next month', async () => {
  await own.issue('2026-03-02', 100_000);
  await accrue('2026-06-01');
  expect(await charged()).toEqual([]);
  const off = await ok(t.call(interest.terms, { as: billing, ...of(own) }));
  expect(off).toMatchObject({
    rates: [],
    todayBasisPoints: null,
    startsOn: '2026-07-01',
    can: { set: true },
  });
  expect(off.caps).toEqual([
    {
      stateCode: 'GA',
      basisPoints: 1_800,
      effectiveFrom: '2025-01-01',
      source: 'O.C.G.A. § 7-4-16',
      confidence: 'K',
    },
  ]);
  expect((await set(1_200)).status).toBe(200);
  expect((await set(1_800)).body.rates).toMatchObject([{ startsOn: '2026-07-01', basisPoints: 1_800 }]);
  await accrue('2026-07-31');
  expect(await charged()).toEqual([]);
  await accrue('2026-08-01');
  // $1,000 × 18% × 31 ÷ 365
  expect(await charged()).toMatchObject([
    {
      description: 'Interest on invoice INV-000001, 2026-07, 18% a year',
      amountCents: 1_529,
      source: 'AUTO',
    },
  ]);
  const audits = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', own.client.id)
    .where('action', 'like', 'interest.%')
    .execute();
  expect(audits).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'interest.set' }),
      expect.objectContaining({
        action: 'interest.accrue',
        data: { month: '2026-07-01', charges: 1, amountCents: 1_529 },
      }),
    ]),
  );
});

test('the next invoice asks for it, the overdue one and the statement say how much, and it bears none itself', async () => {
  const overdue = await own.issue('2026-03-02', 100_000);
  await set(1_800);
  await accrue('2026-05-01');
  const [line] = await charged();
  // Due on April 1: 29 days of April.
  expect(line?.amountCents).toBe(1_430);
  const body = { clientId: own.client.id, billingItemIds: [line?.id ?? ''], issue: true };
  const made = await ok(t.call(invoices.create, { as: billing, body }), 201);
  expect(made.lines).toMatchObject([{ category: 'INTEREST', accountNo: '4090', amountCents: 1_430 }]);
  const posted = t.db.selectFrom('cases.ledgerPosting').select(['debit', 'credit', 'amountCents']);
  expect(await posted.where('invoiceId', '=', made.id).execute()).toEqual([
    { debit: 'RECEIVABLE', credit: 'FEE_INCOME', amountCents: 1_430 },
  ]);
  const read = await ok(t.call(invoices.details, { as: payer, params: { id: overdue.id } }));
  expect(read.interestCents).toBe(1_430);
  const days = { clientId: own.client.id, from: '2026-05-01', to: '2026-05-31' };
  const account = await ok(t.call(invoiceReports.statement, { as: payer, query: days }));
  expect(account.lines).toMatchObject([{ entry: 'INVOICE', amountCents: 1_430, interestCents: 1_430 }]);
  await accrue('2026-08-01');
  // 31, 30 and 31 days of the principal alone.
  expect(await centsOf()).toEqual([1_430, 1_529, 1_479, 1_529]);
});

test('a month is charged once, however often and how many at once the job runs', async () => {
  await own.issue('2026-03-02', 100_000);
  await set(1_800);
  await Promise.all([accrue('2026-06-01'), accrue('2026-06-01'), accrue('2026-06-01')]);
  await accrue('2026-06-01');
  expect(await centsOf()).toEqual([1_430, 1_529]);
  const catalog = t.db.selectFrom('cases.billItem').select('code').where('firmId', '=', world.firm.id);
  expect(await catalog.where('category', '=', 'INTEREST').execute()).toEqual([{ code: 'INTEREST' }]);
});

test('a job that dies before it commits leaves nothing, and the next one charges all of it', async () => {
  await own.issue('2026-03-02', 100_000);
  await set(1_800);
  // The month is noted and its item is in the catalog when the transaction breaks.
  const owner = new pg.Client(t.connection);
  await owner.connect();
  await owner.query(
    "alter table cases.billing_item add constraint broken check (trigger <> 'interest') not valid",
  );
  await expect(accrue('2026-05-01')).rejects.toThrow('broken');
  await owner.query('alter table cases.billing_item drop constraint broken');
  await owner.end();
  expect(await charged()).toEqual([]);
  const noted = t.db.selectFrom('cases.interestAccrual').select('month');
  expect(await noted.where('clientId', '=', own.client.id).execute()).toEqual([]);
  await accrue('2026-05-01');
  expect(await centsOf()).toEqual([1_430]);
});

test('money that is entered late is made good by the next month, and a void invoice was never owed', async () => {
  const one = await own.issue('2026-03-02', 100_000);
  await set(1_800);
  await accrue('2026-05-01');
  await own.pay('2026-05-04', '2026-04-16', 40_000);
  await accrue('2026-06-01');
  const [april, may] = await centsOf();
  expect(april).toBe(1_430);
  // What was too much of April for 15 days of $400, and 31 days of $600: rounded once, together.
  expect((april ?? 0) + (may ?? 0)).toBe(
    Math.round(((100_000 * 14 + 60_000 * 15 + 60_000 * 31) * 0.18) / 365),
  );
  const paid = await ok(t.call(payments.list, { as: billing, query: { clientId: own.client.id } }));
  await ok(
    t.call(payments.reverse, { as: billing, params: { id: paid.payments[0]?.id ?? '' }, body: { comment } }),
  );
  await ok(t.call(invoices.void, { as: billing, params: { id: one.id }, body: { comment } }));
  await accrue('2026-07-01');
  expect((await centsOf()).reduce((sum, cents) => sum + cents, 0)).toBe(0);
});

test('what a credit on the same invoice takes bears none', async () => {
  own.on('2026-03-02');
  const billingItemIds = [await own.charge(100_000), await own.charge(-40_000)];
  const body = { clientId: own.client.id, billingItemIds, issue: true };
  const made = await ok(t.call(invoices.create, { as: billing, body }), 201);
  expect(made.balanceCents).toBe(60_000);
  await set(1_800);
  await accrue('2026-05-01');
  expect(await centsOf()).toEqual([Math.round((60_000 * 29 * 0.18) / 365)]);
});

test('a disputed charge bears none until the dispute ends, and the others of its company do', async () => {
  const { id, lines } = await own.issue('2026-03-02', 100_000);
  await own.issue('2026-03-02', 50_000);
  await set(1_800);
  own.on('2026-04-11');
  const on = { params: { id }, body: { lineId: lines[0]?.id ?? '', comment } };
  await ok(t.call(invoiceDisputes.dispute, { as: payer, ...on }));
  own.on('2026-04-21');
  const answer = { decision: 'EXPLAIN' as const, lineId: lines[0]?.id ?? '', comment };
  await ok(t.call(invoiceDisputes.answer, { as: billing, params: { id }, body: answer }));
  await accrue('2026-05-01');
  // 19 of 29 days, and all of them.
  expect((await centsOf()).toSorted((a, b) => a - b)).toEqual([715, 937]);
});

test('a rate is no more than any state of the company allows, and a case bears what its own allows', async () => {
  const high = await set(1_801);
  expect(high.status).toBe(400);
  expect(high.body).toMatchObject({ errors: [{ path: 'basisPoints' }] });
  await own.issue('2026-03-02', 100_000);
  await ok(set(1_800));
  await t.db
    .updateTable('cases.evictionCase')
    .set({ stateCode: 'NC' })
    .where('id', '=', own.caseId)
    .execute();
  await accrue('2026-05-01');
  expect(await charged()).toMatchObject([
    {
      description: expect.stringContaining('8% a year'),
      amountCents: Math.round((100_000 * 29 * 0.08) / 365),
    },
  ]);
});

test('the firm’s billing sets it; the company reads it; a lawyer, another company and another firm do not', async () => {
  const { people } = world;
  expect((await set(900, people.lawyer)).status).toBe(403);
  expect((await set(900, payer)).status).toBe(403);
  expect((await set(900, people.otherBilling)).status).toBe(404);
  const read = await ok(t.call(interest.terms, { as: payer, ...of(own) }));
  expect(read.can.set).toBe(false);
  expect((await t.call(interest.terms, { as: people.otherOwner, ...of(own) })).status).toBe(404);
});

const step = fc.record({
  what: fc.constantFrom('issue' as const, 'pay' as const),
  after: fc.integer({ min: 1, max: 25 }),
  back: fc.integer({ min: 0, max: 20 }),
  cents: fc.integer({ min: 1, max: 90_000 }),
});

test(
  'whatever is billed and paid, and however late it is entered, the months add up to a recount of the days',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        clock.moveTo(noon('2026-03-02'));
        own = await company();
        await ok(set(1_200));
        let today = '2026-03-02';
        for (const { what, after, back, cents } of steps) {
          today = addDays(today, after);
          await accrue(today);
          if (what === 'issue') await own.issue(today, cents);
          else await own.pay(today, addDays(today, -back), cents);
        }
        const end = `${addDays(today, 65).slice(0, 7)}-01`;
        await accrue(end);
        const sum = (await centsOf()).reduce((all, cents) => all + cents, 0);
        expect(sum).toBe(recount(own, end));
      }),
      { numRuns: 12 },
    );
  },
);

/** Day by day and invoice by invoice, of what the company’s list says. */
function recount({ moves, left }: BilledCompany, end: string): number {
  let total = 0;
  for (const [invoiceId, { dueDate }] of left) {
    let principalDays = 0;
    for (let day = '2026-04-01'; day < end; day = addDays(day, 1)) {
      if (day <= dueDate) continue;
      for (const move of moves)
        if (move.invoiceId === invoiceId && move.day <= day) principalDays += move.cents;
    }
    total += Math.round((principalDays * 1_200) / 3_650_000);
  }
  return total;
}

test('every state whose law the product knows says how much interest it allows, and where that stands', async () => {
  const { rows } = await sql<{ stateCode: string }>`
    select distinct p.state_code from cases.rule_pack p
    where p.state_code <> 'US' and not exists (select from cases.interest_cap c where c.state_code = p.state_code and c.source <> '')`.execute(
    t.db,
  );
  expect(rows).toEqual([]);
});
