import { invoiceAges } from '@writdesk/contract/invoices/ages';
import { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { addDays } from '@writdesk/contract/values/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { type BilledCompany, billedCompany, noon } from '../../../test/support/billed-company.ts';
import { makeInvoice } from './invoice-factory.ts';

const FIRST = '2026-01-05';
const TODAY = '2026-07-01';
const clock = standingClock(noon(TODAY));
const comment = 'As the two of us agreed.';
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());

type Query = Record<string, string | number>;
const aging = async (as: Person, query: Query = {}) => {
  const { status, body } = await t.call(invoiceReports.aging, {
    as,
    query: { size: 100, ...query },
  });
  expect(status).toBe(200);
  return body;
};
const rowsOf = async (as: Person, query: Query) => {
  const { status, body } = await t.call(invoices.list, { as, query: { size: 100, ...query } });
  expect(status).toBe(200);
  return body;
};

const company = (name?: string) =>
  billedCompany({ t, clock, firmId: world.firm.id, billing: people.billing }, name);
type Company = BilledCompany;

/** Rows one after the other, as anybody can add them up. */
function recount({ moves, left }: Company, day: string) {
  const sums: Record<string, number> = Object.fromEntries(invoiceAges.map((age) => [age, 0]));
  for (const [id, { dueDate }] of left) {
    const cents = moves.reduce(
      (sum, move) => (move.invoiceId === id && move.day <= day ? sum + move.cents : sum),
      0,
    );
    const late = (Date.parse(day) - Date.parse(dueDate)) / 86_400_000;
    const age =
      late <= 0
        ? 'CURRENT'
        : late <= 30
          ? 'DAYS_1_30'
          : late <= 60
            ? 'DAYS_31_60'
            : late <= 90
              ? 'DAYS_61_90'
              : 'OVER_90';
    sums[age] = (sums[age] ?? 0) + cents;
  }
  return sums;
}

async function compare(own: Company, day: string): Promise<void> {
  const query = { clientId: own.client.id, asOf: day };
  const { companies, sums, asOf } = await aging(people.billing, query);
  expect(asOf).toBe(day);
  const wanted = recount(own, day);
  const total = Object.values(wanted).reduce((sum, one) => sum + one, 0);
  expect(sums).toEqual({ ...wanted, totalCents: total });
  // The ledger itself, posting by posting.
  const postings = await t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'credit', 'amountCents'])
    .where('clientId', '=', own.client.id)
    .where('postedOn', '<=', day)
    .execute();
  const receivable = postings.reduce(
    (sum, { debit, credit, amountCents }) =>
      sum + (debit === 'RECEIVABLE' ? amountCents : 0) - (credit === 'RECEIVABLE' ? amountCents : 0),
    0,
  );
  expect(total).toBe(receivable);
  await compareStatement(own, addDays(day, -20), day);
  // Each number leads to exactly its rows.
  for (const age of invoiceAges) {
    const { invoices: rows, asOfCents } = await rowsOf(people.billing, { ...query, age });
    expect([day, age, asOfCents ?? 0]).toEqual([day, age, companies[0]?.[age] ?? 0]);
    expect(rows.reduce((sum, row) => sum + (row.asOfCents ?? 0), 0)).toBe(asOfCents ?? 0);
  }
}

/** What a company owed by the evening of a day: its invoices less its credit, posting by posting. */
async function owedThrough({ client }: Company, day: string): Promise<number> {
  const postings = await t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'credit', 'amountCents'])
    .where('clientId', '=', client.id)
    .where('postedOn', '<=', day)
    .execute();
  const counts = (account: string) => account === 'RECEIVABLE' || account === 'CLIENT_CREDIT';
  return postings.reduce(
    (sum, { debit, credit, amountCents }) =>
      sum + (counts(debit) ? amountCents : 0) - (counts(credit) ? amountCents : 0),
    0,
  );
}

async function compareStatement(own: Company, from: string, to: string): Promise<void> {
  const query = { clientId: own.client.id, from, to };
  const { body } = await t.call(invoiceReports.statement, { as: people.billing, query });
  expect(body.openingCents).toBe(await owedThrough(own, addDays(from, -1)));
  expect(body.closingCents).toBe(await owedThrough(own, to));
  let balance = body.openingCents;
  for (const line of body.lines) {
    balance += line.amountCents;
    expect(line.balanceCents).toBe(balance);
  }
  expect(balance).toBe(body.closingCents);
}

const within = fc.nat({ max: 1_000 });
const step = fc.record({
  do: fc.constantFrom('issue', 'issue', 'pay', 'pay', 'credit', 'writeOff', 'void', 'reverse'),
  later: fc.nat({ max: 25 }),
  back: fc.nat({ max: 20 }),
  pick: within,
  cents: fc.integer({ min: 1, max: 900 }),
});

test(
  'what was owed on any day is what a recount of rows says, and its numbers lead to their invoices',
  { timeout: 180_000 },
  async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 10 }),
        fc.array(within, { minLength: 3, maxLength: 3 }),
        async (steps, looks) => {
          const own = await company();
          let today = FIRST;
          const made: string[] = [];
          const paid: string[] = [];
          for (const one of steps) {
            today = addDays(today, one.later);
            own.on(today);
            const id = made[one.pick % (made.length || 1)] ?? '';
            const on = { as: people.billing, params: { id } };
            if (one.do === 'issue') made.push((await own.issue(today, one.cents)).id);
            else if (one.do === 'pay')
              paid.push((await own.pay(today, addDays(today, -one.back), one.cents)).id);
            else if (one.do === 'reverse') {
              const paymentId = paid[one.pick % (paid.length || 1)] ?? newId();
              await t.call(payments.reverse, {
                as: people.billing,
                params: { id: paymentId },
                body: { comment },
              });
            } else if (id && one.do === 'credit') {
              const { body } = await t.call(invoices.details, on);
              const lines = body.lines.map((line) => ({
                lineId: line.id,
                amountCents: Math.min(one.cents, 50),
              }));
              await t.call(invoices.credit, { ...on, body: { lines, reason: 'GOODWILL', comment } });
            } else if (id && one.do === 'writeOff')
              await t.call(invoices.writeOff, { ...on, body: { comment } });
            else if (id && one.do === 'void') await t.call(invoices.void, { ...on, body: { comment } });
            await own.look(today);
          }
          clock.moveTo(noon(addDays(today, 100)));
          const span = (Date.parse(today) - Date.parse(FIRST)) / 86_400_000 + 130;
          for (const look of looks) await compare(own, addDays(FIRST, (look % span) - 15));
          await compare(own, today);
          compared += 1;
          clock.moveTo(noon(TODAY));
        },
      ),
      { numRuns: 8 },
    );
    expect(compared).toBe(8);
  },
);

describe('the ages', () => {
  let own: Company;
  beforeAll(async () => {
    own = await company('Aged Homes LLC');
    // Due on January 31, on terms of 30 days.
    await own.issue('2026-01-01', 10_000);
    await own.pay('2026-03-10', '2026-02-20', 4_000);
    clock.moveTo(noon(TODAY));
  });
  const ages = async (asOf: string) => {
    const [row] = (await aging(people.billing, { clientId: own.client.id, asOf })).companies;
    return row && Object.entries(row).filter(([, cents]) => typeof cents === 'number' && cents !== 0);
  };

  test.each([
    ['2025-12-31', undefined],
    [
      '2026-01-01',
      [
        ['CURRENT', 10_000],
        ['totalCents', 10_000],
      ],
    ],
    [
      '2026-01-31',
      [
        ['CURRENT', 10_000],
        ['totalCents', 10_000],
      ],
    ],
    [
      '2026-02-01',
      [
        ['DAYS_1_30', 10_000],
        ['totalCents', 10_000],
      ],
    ],
    [
      '2026-02-19',
      [
        ['DAYS_1_30', 10_000],
        ['totalCents', 10_000],
      ],
    ],
    [
      '2026-02-20',
      [
        ['DAYS_1_30', 6_000],
        ['totalCents', 6_000],
      ],
    ],
    [
      '2026-03-02',
      [
        ['DAYS_1_30', 6_000],
        ['totalCents', 6_000],
      ],
    ],
    [
      '2026-03-03',
      [
        ['DAYS_31_60', 6_000],
        ['totalCents', 6_000],
      ],
    ],
    [
      '2026-04-01',
      [
        ['DAYS_31_60', 6_000],
        ['totalCents', 6_000],
      ],
    ],
    [
      '2026-04-02',
      [
        ['DAYS_61_90', 6_000],
        ['totalCents', 6_000],
      ],
    ],
    [
      '2026-05-01',
      [
        ['DAYS_61_90', 6_000],
        ['totalCents', 6_000],
      ],
    ],
    [
      '2026-05-02',
      [
        ['OVER_90', 6_000],
        ['totalCents', 6_000],
      ],
    ],
  ])('on %s', async (day, said) => {
    expect(await ages(day)).toEqual(said);
  });

  test('money that came before an invoice was issued is credit until then', async () => {
    const early = await company();
    await early.issue('2026-03-20', 500);
    await early.pay('2026-03-25', '2026-03-02', 500);
    clock.moveTo(noon(TODAY));
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-19', '2026-03-20', '2026-03-25']) {
      const { sums, companies } = await aging(people.billing, { clientId: early.client.id, asOf: day });
      expect([day, sums.totalCents, companies.length]).toEqual([day, 0, 0]);
    }
  });

  test('are sorted and filtered, and the sums are those of the filter', async () => {
    const other = await company('Zinnia Aged LLC');
    await other.issue('2026-06-20', 700);
    clock.moveTo(noon(TODAY));
    const names = async (query: Query) =>
      (await aging(people.billing, { asOf: TODAY, ...query })).companies
        .map(({ client }) => client.name)
        .filter((name) => name.includes('Aged'));
    expect(await names({ sort: 'company' })).toEqual(['Aged Homes LLC', 'Zinnia Aged LLC']);
    expect(await names({ sort: '-company' })).toEqual(['Zinnia Aged LLC', 'Aged Homes LLC']);
    expect(await names({ sort: '-CURRENT' })).toEqual(['Zinnia Aged LLC', 'Aged Homes LLC']);
    expect(await names({ sort: '-OVER_90' })).toEqual(['Aged Homes LLC', 'Zinnia Aged LLC']);
    expect(await names({ firmId: world.otherFirm.id })).toEqual([]);
    const { sums, total } = await aging(people.billing, { clientId: other.client.id, size: 1, page: 2 });
    expect({ total, sums: sums.totalCents }).toEqual({ total: 1, sums: 700 });
    const { status, body } = await t.send('GET', `${invoiceReports.aging.url}?asOf=2026-02-30`, {
      as: people.billing,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'asOf' }] });
  });
});

test('each person sees what is theirs to see of what is owed', async () => {
  const own = { firmId: world.firm.id, clientId: world.client.id };
  await makeInvoice(t.db, { ...own, number: 'AG-1', subtotalCents: 1_000 });
  await makeInvoice(t.db, { ...own, number: 'AG-2', subtotalCents: 200, propertyId: world.managed.id });
  await makeInvoice(t.db, { ...own, number: 'AG-3', subtotalCents: 30, propertyId: world.owned.id });
  await makeInvoice(t.db, {
    firmId: world.otherFirm.id,
    clientId: world.otherClient.id,
    number: 'AG-4',
    subtotalCents: 4,
  });
  const owed = async (as: Person) =>
    (await aging(as)).companies
      .filter(({ client }) => [world.client.id, world.otherClient.id].includes(client.id))
      .map(({ totalCents }) => totalCents);
  expect(await owed(people.admin)).toEqual([1_230, 4]);
  expect(await owed(people.lawyer)).toEqual([1_230]);
  expect(await owed(people.payer)).toEqual([1_230]);
  expect(await owed(people.manager)).toEqual([200]);
  expect(await owed(people.landlord)).toEqual([30]);
  expect(await owed(people.otherOwner)).toEqual([4]);
});
