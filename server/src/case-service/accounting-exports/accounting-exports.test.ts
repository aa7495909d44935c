import { accountMappings } from '@writdesk/contract/account-mappings/account-mappings';
import { accountingExports } from '@writdesk/contract/accounting-exports/accounting-exports';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type BilledCompany, billedCompany, noon } from '../../../test/support/billed-company.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { mapAccounts } from '../../../test/support/map-accounts.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';

const FULTON = referenceId('county', '13121');
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
  await t.db
    .updateTable('cases.evictionCase')
    .set({ countyId: FULTON })
    .where('id', '=', own.caseId)
    .execute();
  await own.issue('2026-03-12', 12_500);
  await own.pay('2026-03-20', '2026-03-20', 5_000);
  own.on('2026-04-02');
});
afterAll(() => t.close());

type Wanted = RouteArguments<typeof accountingExports.create>['body'];
const march = { from: '2026-03-01', to: '2026-03-31' };
const wanted: Wanted = { format: 'QUICKBOOKS_ONLINE', basis: 'ACCRUAL', ...march };
const preview = (given: Partial<Wanted> = {}, as: Person = people.billing) => {
  const { scope: _, ...query } = { ...wanted, ...given };
  return t.call(accountingExports.preview, { as, query });
};
const create = (given: Partial<Wanted> = {}, as: Person = people.billing) =>
  t.call(accountingExports.create, { as, body: { ...wanted, ...given } });
const place = (locationName: string) =>
  t.call(locationMappings.update, {
    as: people.billing,
    params: { id: FULTON },
    body: { locationId: 'ATL-1', locationName },
  });
/** The cells of a file, without its head; none of them has a comma. */
async function rowsOf({ url = '' }: { url?: string } = {}) {
  const file = await t.app.server.inject({ method: 'GET', url: url.replace(t.config.publicUrl, '') });
  expect(file.statusCode).toBe(200);
  return file.body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.replaceAll(/"[^"]*"/g, 'words').split(','));
}

test('accounts and counties without a counterpart block an export, and are all listed', async () => {
  const { body } = await preview();
  expect(body.blocked.accounts.map(({ key }) => key)).toEqual(['CASH', 'RECEIVABLE', 'FEE_INCOME:4010']);
  expect(body.blocked.accounts.at(-1)?.items).toContain('Attorney fee');
  expect(body.blocked.counties).toEqual([{ id: FULTON, name: 'Fulton', stateCode: 'GA' }]);
  expect(body).toMatchObject({ journals: 2, debitCents: 17_500, last: null, added: 2, differences: [] });
  expect(await create()).toMatchObject({
    status: 400,
    body: {
      code: 'accounting_unmapped',
      errors: [
        { path: 'accounts.0', message: 'CASH has no account in the accounting system.' },
        { path: 'accounts.1' },
        { path: 'accounts.2' },
        { path: 'counties.0', message: 'Fulton, GA has no location.' },
      ],
    },
  });
  // On a cash basis nothing is receivable.
  expect((await preview({ basis: 'CASH' })).body.blocked.accounts.map(({ key }) => key)).toEqual([
    'CASH',
    'FEE_INCOME:4010',
  ]);
});

test('once all have one, the file has the journals of the period, and each keeps its number', async () => {
  await mapAccounts(t, people.billing);
  expect((await preview()).body.blocked).toMatchObject({ accounts: [], counties: [{ id: FULTON }] });
  expect((await place('Atlanta')).status).toBe(200);
  expect((await preview()).body.blocked).toEqual({ accounts: [], counties: [] });
  const made = await create();
  expect(made).toMatchObject({
    status: 201,
    body: { journals: 2, debitCents: 17_500, added: 2, changed: 0, unchanged: 0 },
  });
  expect(made.body.files.map(({ fileName }) => fileName)).toEqual([
    'quickbooks-online-accrual-2026-03-01-2026-03-31.csv',
  ]);
  expect(await rowsOf(made.body.files[0])).toEqual([
    ['WD-000001', '03/12/2026', 'The receivable', '125', '', 'words', 'Larkspur Homes LLC', ''],
    ['WD-000001', '03/12/2026', 'Fees 4010', '', '125', 'words', '', 'Atlanta'],
    ['WD-000002', '03/20/2026', 'The cash', '50', '', 'words', '', ''],
    ['WD-000002', '03/20/2026', 'The receivable', '', '50', 'words', 'Larkspur Homes LLC', ''],
  ]);
  const cash = await create({ basis: 'CASH', format: 'LEDGER_CSV' });
  expect(cash.body).toMatchObject({ journals: 1, debitCents: 5_000, added: 1 });
  expect((await rowsOf(cash.body.files[0])).map((row) => [row[0], ...row.slice(3, 9)])).toEqual([
    ['WD-000002', 'CASH', 'The cash', '', '', '50', ''],
    ['WD-000002', '4010', 'Fees 4010', 'ATL-1', 'Atlanta', '', '50'],
  ]);
});

test('a second export of a period says what changed since, and can have that alone', async () => {
  expect((await preview()).body).toMatchObject({
    last: { name: expect.any(String) as string, ...march, journals: 2 },
    added: 0,
    changed: 0,
    unchanged: 2,
    differences: [],
  });
  expect(await create({ scope: 'NEW' })).toMatchObject({ status: 409, body: { code: 'nothing_to_export' } });
  // Money that came in March and was entered in April, and another name of the location.
  await own.pay('2026-04-03', '2026-03-25', 1_000);
  await place('Atlanta Downtown');
  const { body } = await preview();
  expect(body).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
  expect(body.differences).toMatchObject([
    { isNew: false, number: 'WD-000001', postedOn: '2026-03-12', event: 'invoice.issue', debitCents: 12_500 },
    {
      isNew: true,
      number: null,
      postedOn: '2026-03-25',
      event: 'payment.record',
      company: 'Larkspur Homes LLC',
      debitCents: 1_000,
    },
  ]);
  // Another format has its own memory.
  expect((await preview({ format: 'XERO' })).body).toMatchObject({ last: null, added: 3 });
  const made = await create({ scope: 'NEW' });
  expect(made.body).toMatchObject({ journals: 2, added: 1, changed: 1, unchanged: 1 });
  const rows = await rowsOf(made.body.files[0]);
  expect(new Set(rows.map(([number]) => number))).toEqual(new Set(['WD-000001', 'WD-000003']));
  expect((await preview()).body).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select('data')
    .where('action', '=', 'accounting-export.create')
    .execute();
  expect(trail.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ format: 'QUICKBOOKS_ONLINE', scope: 'NEW', journals: 2, changed: 1 }),
  );
});

test('two exports at once give no journal two numbers', async () => {
  await own.issue('2026-04-06', 3_000);
  await own.issue('2026-04-07', 4_000);
  const april = { from: '2026-04-01', to: '2026-04-30' };
  const made = await Promise.all(
    (['XERO', 'IIF', 'QUICKBOOKS_ONLINE', 'LEDGER_CSV'] as const).map((format) =>
      create({ ...april, format }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const numbered = await t.db.selectFrom('cases.accountingJournal').select(['entryId', 'number']).execute();
  expect(numbered.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('an account is entered once at a time, and fee income by the numbers that bill items have', async () => {
  const { body } = await t.call(accountMappings.list, { as: people.firmAdmin, query: { size: 100 } });
  const cash = body.accounts.find(({ key }) => key === 'CASH');
  const change = (given: Partial<RouteArguments<typeof accountMappings.update>['body']>) =>
    t.call(accountMappings.update, {
      as: people.firmAdmin,
      body: { account: 'CASH', code: '1010', name: 'Checking', ...given },
    });
  expect((await change({ version: cash?.version ?? 0 })).body).toMatchObject({ code: '1010', version: 2 });
  expect(await change({ version: cash?.version ?? 0 })).toMatchObject({
    status: 409,
    body: { code: 'conflict', current: { name: 'Checking' } },
  });
  expect((await change({ accountNo: '4010' })).body).toMatchObject({ errors: [{ path: 'accountNo' }] });
  expect((await change({ account: 'FEE_INCOME' })).body).toMatchObject({ errors: [{ path: 'accountNo' }] });
  expect((await change({ account: 'FEE_INCOME', accountNo: '9999' })).status).toBe(404);
  expect((await change({ name: ' ' })).body).toMatchObject({ errors: [{ path: 'name' }] });
  const without = await t.call(accountMappings.list, { as: people.firmAdmin, query: { mapped: 'false' } });
  expect(without.body.accounts).toEqual([]);
});

test('the period is days in their order, a year at most, and something was posted in it', async () => {
  expect((await preview({ to: '2026-02-01' })).body).toMatchObject({ errors: [{ path: 'to' }] });
  expect((await create({ to: '2027-03-02' })).body).toMatchObject({ errors: [{ code: 'export_too_long' }] });
  expect((await preview({ to: '2027-03-01' })).status).toBe(200);
  const empty = { from: '2025-01-01', to: '2025-01-31' };
  expect(await create(empty)).toMatchObject({ status: 409, body: { code: 'nothing_to_export' } });
});

test('who doesn’t keep the firm’s books exports nothing, and another firm has its own', async () => {
  for (const as of [people.lawyer, people.processor, people.payer, people.admin]) {
    expect((await preview({}, as)).status).toBe(403);
    expect((await create({}, as)).status).toBe(403);
    expect((await t.call(accountMappings.list, { as })).status).toBe(403);
  }
  expect((await preview({}, people.otherBilling)).body).toMatchObject({ journals: 0, last: null });
  const others = await t.call(accountMappings.list, { as: people.otherBilling });
  expect(others.body.accounts.every(({ code }) => code === null)).toBe(true);
});

test('a void invoice is reversed in the file, and on a cash basis neither was ever there', async () => {
  const made = await own.issue('2026-05-04', 900);
  await t.call(invoices.void, {
    as: people.billing,
    params: { id: made.id },
    body: { version: made.version, comment: 'Billed twice.' },
  });
  const may = { from: '2026-05-01', to: '2026-05-31' };
  expect((await preview(may)).body).toMatchObject({ journals: 2, debitCents: 1_800 });
  expect((await preview({ ...may, basis: 'CASH' })).body).toMatchObject({ journals: 0 });
});
