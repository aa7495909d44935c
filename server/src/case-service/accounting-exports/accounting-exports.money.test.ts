import {
  type AccountingBasis,
  type AccountingFormat,
  accountingExports,
  accountingFormats,
} from '@writdesk/contract/accounting-exports/accounting-exports';
import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { ledger } from '@writdesk/contract/ledger/ledger';
import type { LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import { payments } from '@writdesk/contract/payments/payments';
import { trust } from '@writdesk/contract/trust/trust';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type BilledCompany, billedCompany, noon } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { mapAccounts } from '../../../test/support/map-accounts.ts';
import { askHledger, askPython } from '../../../test/support/other-programs.ts';
import { readIif } from '../../../test/support/read-iif.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';

// A month of a firm with everything that moves money, read by hledger: its balances are those of our trial balance, and
// on a cash basis those of payments alone.

const FULTON = referenceId('county', '13121');
const clock = standingClock(noon('2026-03-02'));
let t: TestApp;
let world: TwoCompanies;
let items: Record<string, string>;
let own: BilledCompany;
let names: Awaited<ReturnType<typeof mapAccounts>>;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  const { billing } = world.people;
  items = await makeBillItems(t.db, { firmId: world.firm.id });
  own = await billedCompany({ t, clock, firmId: world.firm.id, billing }, 'Larkspur "Homes"; & Söhne LLC');
  await t.db
    .updateTable('cases.evictionCase')
    .set({ countyId: FULTON })
    .where('id', '=', own.caseId)
    .execute();
  names = await mapAccounts(t, billing);
  await ok(
    t.call(locationMappings.update, {
      as: billing,
      params: { id: FULTON },
      body: { locationId: 'ATL-1', locationName: 'Atlanta' },
    }),
  );
  await aMonth();
});
afterAll(() => t.close());

/** A charge of another item than the attorney's fee. */
async function cost(amountCents: number): Promise<string> {
  const id = await own.charge(amountCents);
  await t.db
    .updateTable('cases.billingItem')
    .set({ billItemId: items['COURT_COST'] ?? '' })
    .where('id', '=', id)
    .execute();
  return id;
}

async function issue(billingItemIds: string[]) {
  const body = { clientId: own.client.id, billingItemIds, issue: true };
  return await ok(t.call(invoices.create, { as: world.people.billing, body }));
}

async function aMonth() {
  const { billing, firmAdmin } = world.people;
  const comment = 'As agreed with the company.';
  // A fee and a cost, paid in part, credited, and its rest written off.
  const first = await issue([await own.charge(12_500), await cost(9_601)]);
  const [feeLine] = first.lines.filter(({ category }) => category === 'ATTORNEY_FEE');
  await own.pay('2026-03-05', '2026-03-04', 10_003);
  await ok(
    t.call(invoices.credit, {
      as: billing,
      params: { id: first.id },
      body: { lines: [{ lineId: feeLine?.id ?? '', amountCents: 501 }], reason: 'GOODWILL', comment },
    }),
  );
  await ok(t.call(invoices.writeOff, { as: billing, params: { id: first.id }, body: { comment } }));
  // Costs that came back pay a fee.
  own.on('2026-03-09');
  await issue([await own.charge(12_500), await cost(-6_000)]);
  // Paid with more than is owed; a part of the rest goes back, and the payment of another one bounces.
  const over = await own.pay('2026-03-10', '2026-03-10', 9_999);
  await ok(
    t.call(payments.refund, {
      as: billing,
      params: { id: over.id },
      body: { amountCents: 1_234, comment: 'They asked for it.' },
    }),
  );
  own.on('2026-03-11');
  await issue([await own.charge(4_000), await cost(1_500)]);
  const bounced = await own.pay('2026-03-12', '2026-03-12', 5_000);
  await ok(t.call(payments.reverse, { as: billing, params: { id: bounced.id }, body: { comment } }));
  // One that was billed twice.
  const twice = await issue([await own.charge(700), await cost(300)]);
  await ok(t.call(invoices.void, { as: billing, params: { id: twice.id }, body: { comment } }));
  // Money in trust, of which an invoice is paid.
  const account = await ok(
    t.call(bankAccounts.create, {
      as: billing,
      body: {
        name: 'IOLTA',
        kind: 'TRUST',
        bankName: 'Piedmont Bank',
        routingNumber: '061000104',
        accountNumber: '000412244401',
      },
    }),
  );
  await ok(t.call(bankAccounts.approve, { as: firmAdmin, params: { id: account.id } }));
  const deposit = { bankAccountId: account.id, clientId: own.client.id, date: '2026-03-12' };
  await ok(
    t.call(trust.deposit, { as: billing, body: { ...deposit, amountCents: 250_000, method: 'WIRE' } }),
  );
  const last = await issue([await own.charge(8_000), await cost(2_000)]);
  await ok(
    t.call(trust.transfer, {
      as: billing,
      body: {
        bankAccountId: account.id,
        clientId: own.client.id,
        invoiceId: last.id,
        amountCents: 9_000,
      },
    }),
  );
  own.on('2026-04-01');
}

async function exported(format: AccountingFormat, basis: AccountingBasis): Promise<Buffer> {
  const { files } = await ok(
    t.call(accountingExports.create, {
      as: world.people.billing,
      body: { format, basis, from: '2026-03-01', to: '2026-03-31' },
    }),
  );
  const [{ url } = { url: '' }, ...more] = files;
  expect(more).toEqual([]);
  const file = await t.app.server.inject({ method: 'GET', url: url.replace(t.config.publicUrl, '') });
  expect(file.statusCode).toBe(200);
  return file.rawPayload;
}

/** By the account that the program finds: of Xero the code, of all others the name. */
function named(cents: Partial<Record<LedgerAccount, number>>, format: AccountingFormat) {
  const rows = names.flatMap(({ account, accountNo, name }): [string, number][] => {
    const moved = cents[account] ?? 0;
    if (moved === 0 || (account === 'FEE_INCOME' && accountNo !== '4010')) return [];
    return [[format === 'XERO' ? (accountNo ?? account) : name, moved]];
  });
  return Object.fromEntries(rows);
}

async function trialBalance() {
  const { body } = await t.call(ledger.month, { as: world.people.billing, params: { month: '2026-03' } });
  return Object.fromEntries(
    body.accounts.map(({ account, debitCents, creditCents }) => [account, debitCents - creditCents]),
  ) as Record<LedgerAccount, number>;
}

const accountsOf = (content: Buffer, format: AccountingFormat) =>
  askHledger(askPython('to_hledger.py', [format], content));

describe.each(accountingFormats)('%s', (format) => {
  test('on an accrual basis has the balances of the trial balance', async () => {
    const balance = await trialBalance();
    expect(Object.values(balance).filter(Boolean).length).toBeGreaterThan(6);
    expect(accountsOf(await exported(format, 'ACCRUAL'), format)).toEqual(named(balance, format));
  });

  test('on a cash basis has as income what was paid for fees', async () => {
    const balance = await trialBalance();
    const { rows } = await sql<{ isFee: boolean; cents: string }>`
      select l.category = 'ATTORNEY_FEE' as is_fee, sum(a.amount_cents)::text as cents
      from cases.payment_allocation a join cases.invoice_line l on l.firm_id = a.firm_id and l.id = a.line_id
      where a.reversed_at is null group by 1`.execute(t.db);
    const paidFor = (isFee: boolean) => Number(rows.find((row) => row.isFee === isFee)?.cents ?? 0);
    // The costs that came back paid $60 of a fee; of the first invoice, no cost is left to write off.
    expect(accountsOf(await exported(format, 'CASH'), format)).toEqual(
      named(
        {
          CASH: balance.CASH,
          CLIENT_CREDIT: balance.CLIENT_CREDIT,
          TRUST_CASH: balance.TRUST_CASH,
          TRUST_OWED: balance.TRUST_OWED,
          FEE_INCOME: -paidFor(true) - 6_000,
          ADVANCED_COSTS: -paidFor(false) + 6_000,
        },
        format,
      ),
    );
  });
});

test('the strict reader of IIF finds the same journals', async () => {
  const content = await exported('IIF', 'ACCRUAL');
  const sums: Record<string, number> = {};
  for (const { account, cents } of readIif(content).flat()) sums[account] = (sums[account] ?? 0) + cents;
  expect(Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))).toEqual(
    accountsOf(content, 'IIF'),
  );
});

test('hledger refuses a journal whose sides differ', async () => {
  const text = (await exported('XERO', 'ACCRUAL')).toString('utf8');
  const other = text.replace(/,(-?\d+(?:\.\d+)?),/, ',1.23,');
  expect(other).not.toBe(text);
  expect(() => accountsOf(Buffer.from(other), 'XERO')).toThrow(/unbalanced|balance/i);
});
