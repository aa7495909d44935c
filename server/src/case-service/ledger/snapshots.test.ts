import { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import { ledger } from '@writdesk/contract/ledger/ledger';
import type { LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import { addDays } from '@writdesk/contract/values/dates';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { movedUntil, postEntry } from './index.ts';

// Postings on any day, months that close and open again: what a past day is said to have been is the sum of all its rows.

const FIRST = '2026-01-01';
const DAYS = 195;
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'];
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-07-15T16:00:00Z') });
});
afterAll(() => t.close());

const kinds = [
  { kind: 'invoice.issue', debit: 'RECEIVABLE', credit: 'FEE_INCOME' },
  { kind: 'invoice.issue', debit: 'RECEIVABLE', credit: 'ADVANCED_COSTS' },
  { kind: 'payment.record', debit: 'CASH', credit: 'RECEIVABLE' },
  { kind: 'payment.record', debit: 'CASH', credit: 'CLIENT_CREDIT' },
  { kind: 'check.release', debit: 'ADVANCED_COSTS', credit: 'CASH' },
  { kind: 'trust.deposit', debit: 'TRUST_CASH', credit: 'TRUST_OWED' },
  { kind: 'trust.check', debit: 'TRUST_OWED', credit: 'TRUST_CASH' },
] as const;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      kind: fc.constantFrom(...kinds),
      day: fc.nat({ max: DAYS }),
      // Below zero, the posting goes the other way.
      amountCents: fc.integer({ min: -900, max: 900 }).filter((cents) => cents !== 0),
      company: fc.nat({ max: 1 }),
      bank: fc.nat({ max: 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'close' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reopen' as const }) },
);

interface Row {
  day: string;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amountCents: number;
  clientId: string | null;
  bankAccountId: string | null;
}

/** A firm of its own with two companies, and the list of its rows that anybody can add up. */
async function book() {
  const { id: firmId } = await makeFirm(t.db);
  const companies = [await makeClient(t.db), await makeClient(t.db)];
  for (const { id: clientId } of companies) await makeEngagement(t.db, { firmId, clientId });
  const person = async (options: Parameters<typeof makeUser>[1]) => (await makeUser(t.db, options)).person;
  const clientIds = companies.map(({ id }) => id);
  return {
    firmId,
    admin: await person({ roles: ['firm_admin'], firmId }),
    owners: await Promise.all(clientIds.map((clientId) => person({ roles: ['client_owner'], clientId }))),
    clientIds,
    banks: [newId(), newId()],
    rows: [] as Row[],
    closed: 0,
  };
}
type Book = Awaited<ReturnType<typeof book>>;

async function play(own: Book, one: typeof step extends fc.Arbitrary<infer S> ? S : never) {
  const { firmId, admin, rows } = own;
  if (one.do === 'post') {
    const { kind, debit, credit } = one.kind;
    const postedOn = addDays(FIRST, one.day);
    const isTrust = debit === 'TRUST_CASH' || credit === 'TRUST_CASH';
    // Nobody is known yet for some deposits.
    const clientId =
      isTrust && one.bank === 0 && one.day % 3 === 0 ? null : (own.clientIds[one.company] ?? '');
    const bankAccountId = isTrust ? (own.banks[one.bank] ?? null) : null;
    const { amountCents } = one;
    const posted = { debit, credit, amountCents, bankAccountId };
    const entry = { firmId, clientId, kind, sourceId: newId(), postedOn, postings: [posted] };
    const isClosed = months.indexOf(postedOn.slice(0, 7)) < own.closed;
    const now = new Date('2026-07-15T16:00:00Z');
    const done = t.db
      .transaction()
      .execute((db) => postEntry({ db, now }, { kind: 'job', name: 'test' }, entry));
    if (isClosed) await expect(done).rejects.toMatchObject({ code: 'month_closed' });
    else await done;
    const way = amountCents > 0 ? { debit, credit } : { debit: credit, credit: debit };
    if (!isClosed)
      rows.push({ ...way, day: postedOn, amountCents: Math.abs(amountCents), clientId, bankAccountId });
    return;
  }
  const at = one.do === 'close' ? own.closed || firstMonth(rows) : own.closed - 1;
  const month = months[at];
  if (month === undefined || month === '2026-07') return;
  const { status } =
    one.do === 'close'
      ? await t.call(ledger.close, { as: admin, params: { month } })
      : await t.call(ledger.reopen, {
          as: admin,
          params: { month },
          body: { comment: 'A check came late.' },
        });
  expect(status).toBe(200);
  const first = firstMonth(rows);
  own.closed = one.do === 'close' ? at + 1 : at <= first ? 0 : at;
}
const firstMonth = (rows: readonly Row[]) =>
  months.indexOf(rows.map(({ day }) => day.slice(0, 7)).toSorted((a, b) => a.localeCompare(b))[0] ?? '');

const sum = (rows: readonly Row[], account: LedgerAccount, side: 'debit' | 'credit') =>
  rows.reduce((cents, row) => cents + (row[side] === account ? row.amountCents : 0), 0);
const net = (rows: readonly Row[], account: LedgerAccount) =>
  sum(rows, account, 'debit') - sum(rows, account, 'credit');

async function compare(own: Book, day: string) {
  const { firmId, admin, rows } = own;
  const first = firstMonth(rows);
  for (const month of first < 0 ? [] : months.slice(first)) {
    const { body } = await t.call(ledger.month, { as: admin, params: { month } });
    const before = rows.filter((row) => row.day < `${month}-01`);
    const within = rows.filter((row) => row.day.startsWith(month));
    for (const { account, openingCents, debitCents, creditCents } of body.accounts)
      expect([month, account, openingCents, debitCents, creditCents]).toEqual([
        month,
        account,
        net(before, account),
        sum(within, account, 'debit'),
        sum(within, account, 'credit'),
      ]);
  }
  const owed = async (as: Person, clientId: string) =>
    (await t.call(invoiceReports.statement, { as, query: { clientId, firmId, from: day, to: day } })).body
      .openingCents;
  for (const [at, clientId] of own.clientIds.entries()) {
    const past = rows.filter((row) => row.day < day && row.clientId === clientId);
    const cents = net(past, 'RECEIVABLE') + net(past, 'CLIENT_CREDIT');
    expect(await owed(admin, clientId)).toBe(cents);
    // A company reads snapshots of its own alone.
    expect(await owed(own.owners[at] ?? admin, clientId)).toBe(cents);
  }
  for (const bankAccountId of own.banks) {
    const { cents } = await t.db
      .selectFrom(movedUntil(firmId, day).as('moved'))
      .select(sql<number>`coalesce(sum(moved.debit_cents - moved.credit_cents), 0)::bigint`.as('cents'))
      .where('moved.bankAccountId', '=', bankAccountId)
      .where('moved.account', '=', 'TRUST_CASH')
      .executeTakeFirstOrThrow();
    const past = rows.filter((row) => row.day <= day && row.bankAccountId === bankAccountId);
    expect(Number(cents)).toBe(net(past, 'TRUST_CASH'));
  }
  const kept = await t.db
    .selectFrom('cases.ledgerSnapshot')
    .select('month')
    .distinct()
    .where('firmId', '=', firmId)
    .orderBy('month')
    .execute();
  const closed = own.closed ? months.slice(first, own.closed) : [];
  expect(kept.map(({ month }) => month.slice(0, 7))).toEqual(closed);
}

test('a past day is the sum of its rows, whichever months are closed', { timeout: 120_000 }, async () => {
  let closed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 30 }),
      fc.nat({ max: DAYS }),
      async (steps, day) => {
        const own = await book();
        for (const one of steps) await play(own, one);
        await compare(own, addDays(FIRST, day));
        closed += own.closed;
      },
    ),
    { numRuns: 30 },
  );
  // It says something about months that are closed.
  expect(closed).toBeGreaterThan(0);
});

test('a snapshot is never changed, and a month that is opened again leaves none', async () => {
  const own = await book();
  const posted = { kind: kinds[0], day: 20, amountCents: 500, company: 0, bank: 0 };
  await play(own, { do: 'post', ...posted });
  await play(own, { do: 'close' });
  const snapshots = () =>
    t.db.selectFrom('cases.ledgerSnapshot').selectAll().where('firmId', '=', own.firmId).execute();
  expect(await snapshots()).toMatchObject([
    { account: 'FEE_INCOME', month: '2026-01-01', debitCents: 0, creditCents: 500 },
    { account: 'RECEIVABLE', month: '2026-01-01', debitCents: 500, creditCents: 0 },
  ]);
  const changed = t.db.updateTable('cases.ledgerSnapshot').set({ debitCents: 1 });
  await expect(changed.execute()).rejects.toThrow('permission denied');
  await play(own, { do: 'reopen' });
  expect(await snapshots()).toEqual([]);
});
