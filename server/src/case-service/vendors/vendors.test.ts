import { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { trust } from '@writdesk/contract/trust/trust';
import { vendors } from '@writdesk/contract/vendors/vendors';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { trustDesk, type TrustDesk } from '../../../test/support/trust-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

const clock = standingClock('2026-03-10T16:00:00Z');
const on = (day: string) => clock.moveTo(`${day}T16:00:00Z`);
let t: TestApp;
let desk: TrustDesk;
let own: Awaited<ReturnType<TrustDesk['company']>>;
let people: TrustDesk['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  desk = await trustDesk(t, clock);
  ({ people } = desk);
  own = await desk.company('Larkspur Homes LLC');
  await ok(desk.deposit({ clientId: own.clientId, amountCents: 5_000_000 }));
});
afterAll(() => t.close());

type Wanted = RouteArguments<typeof vendors.create>['body'];
const address = { addressLine1: '12 Court St', city: 'Decatur', stateCode: 'GA', zipCode: '30030' };
const w9 = { tinKind: 'SSN', tin: '123-45-6789', w9On: '2026-01-12', address } as const;
const create = (body: Partial<Wanted> & { legalName: string }, as: Person = people.billing) =>
  t.call(vendors.create, { as, body: { taxClass: 'INDIVIDUAL', income: 'SERVICES', ...body } });
const totals = async (year: string, as: Person = people.billing) =>
  ok(t.call(vendors.totals, { as, query: { year, size: 100 } }));
const totalOf = async (name: string, year = '2026') =>
  (await totals(year)).payees.find((one) => one.name === name);
/** A check of trust money that a second person approves. */
async function paid(payeeName: string, amountCents: number): Promise<string> {
  const { clientId } = own;
  const { id } = await ok(
    t.call(trust.requestCheck, {
      as: people.billing,
      body: { bankAccountId: desk.bankAccountId, clientId, amountCents, payeeName },
    }),
  );
  await ok(desk.approve(id));
  return id;
}
const trailOf = (id: string) =>
  t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', id)
    .orderBy('seq')
    .execute();
const exported = (body: RouteArguments<typeof vendors.exportTotals>['body'], as: Person) =>
  t.call(vendors.exportTotals, { as, body });

test('a vendor is kept with the facts of the W-9, and nobody reads the tax number again', async () => {
  const saved = await ok(create({ legalName: 'Ruth Amsel', businessName: 'Amsel Process Service', ...w9 }));
  expect(saved).toMatchObject({ tinKind: 'SSN', tinEnding: '6789', w9On: '2026-01-12', isGovernment: false });
  expect(JSON.stringify(saved)).not.toContain('123456789');
  const row = await t.db
    .selectFrom('cases.vendor')
    .selectAll()
    .where('id', '=', saved.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/123-?45-?6789/);
  const [entry] = await trailOf(saved.id);
  expect(entry).toMatchObject({ action: 'vendor.create' });
  expect(JSON.stringify(entry)).not.toMatch(/123-?45-?6789/);

  const { version: _, id, ...facts } = saved;
  const changed = await ok(
    t.call(vendors.update, {
      as: people.admin,
      params: { id },
      body: { ...facts, tinKind: 'SSN', legalName: 'Ruth A. Amsel', version: saved.version },
    }),
  );
  // A number that isn't sent stays.
  expect(changed).toMatchObject({ legalName: 'Ruth A. Amsel', tinEnding: '6789', version: 2 });
  const stale = await t.call(vendors.update, {
    as: people.admin,
    params: { id },
    body: { ...facts, version: saved.version },
  });
  expect(stale.status).toBe(409);
});

test('bad facts of a vendor name their fields, and a name means one vendor', async () => {
  const fieldsOf = async (body: Partial<Wanted>) => {
    const { status, body: reply } = await create({ legalName: 'Nobody Yet', ...body });
    expect(status).toBe(400);
    return (reply as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path);
  };
  expect(await fieldsOf({ tinKind: 'EIN', tin: '12-345' })).toEqual(['tin']);
  expect(await fieldsOf({ tinKind: 'EIN', tin: '11-1111111' })).toEqual(['tin']);
  expect(await fieldsOf({ tin: '58-1234567' })).toEqual(['tinKind']);
  expect(await fieldsOf({ w9On: '2026-02-30' })).toEqual(['w9On']);
  await ok(create({ legalName: 'Harbor Locksmiths LLC', otherNames: ['Harbor Lock & Key'] }));
  expect(await fieldsOf({ otherNames: ['Somebody', 'HARBOR  lock & key.'] })).toEqual(['otherNames.1']);
  expect(await fieldsOf({ legalName: 'harbor locksmiths, llc' })).toEqual(['legalName']);
});

test('the totals of a year are what the ledger says was paid, by all names of a vendor', async () => {
  await ok(create({ legalName: 'Delia Corinth', otherNames: ['Corinth Serves'], ...w9, tin: '321-54-9876' }));
  await paid('Corinth Serves', 120_000);
  await paid('DELIA CORINTH', 79_999);
  expect(await totalOf('Delia Corinth')).toMatchObject({
    status: 'BELOW',
    paidCents: 199_999,
    payments: 2,
    thresholdCents: 200_000,
  });
  const last = await paid('Corinth Serves', 1);
  expect(await totalOf('Delia Corinth')).toMatchObject({
    status: 'REPORTED',
    paidCents: 200_000,
    form: '1099-NEC',
    box: '1',
  });
  on('2027-01-15');
  await ok(desk.reverse(last));
  // A void check paid nothing, whenever it was voided.
  expect(await totalOf('Delia Corinth')).toMatchObject({ status: 'BELOW', paidCents: 199_999 });
  expect(await totalOf('Delia Corinth', '2027')).toBeUndefined();
  on('2026-03-12');
});

test('costs paid by transfer and in cash count, and a card’s processor reports what the card paid', async () => {
  await ok(create({ legalName: 'Ada Quarles', ...w9, tin: '212-43-6587' }));
  const pay = (method: 'CARD' | 'CASH' | 'BANK_TRANSFER' | 'EFILING_ACCOUNT', amountCents: number) =>
    ok(
      t.call(costPayments.record, {
        as: people.billing,
        body: {
          caseId: own.caseId,
          paidOn: '2026-03-12',
          method,
          category: 'SERVICE_FEE',
          payeeName: 'Ada Quarles',
          amountCents,
        },
      }),
    );
  await paid('Ada Quarles', 100_000);
  await pay('BANK_TRANSFER', 60_000);
  const cash = await pay('CASH', 40_000);
  await pay('CARD', 900_000);
  await pay('EFILING_ACCOUNT', 900_000);
  expect(await totalOf('Ada Quarles')).toMatchObject({ status: 'REPORTED', paidCents: 200_000, payments: 3 });
  await ok(
    t.call(costPayments.end, {
      as: people.billing,
      params: { id: cash.id },
      body: { comment: 'Given back.' },
    }),
  );
  expect(await totalOf('Ada Quarles')).toMatchObject({ status: 'BELOW', paidCents: 160_000, payments: 2 });
  // A court is a public office, whatever its name.
  const fee = {
    caseId: own.caseId,
    paidOn: '2026-03-12',
    method: 'BANK_TRANSFER',
    category: 'COURT_COST',
    payeeName: 'Clayton County Magistrate Court',
    amountCents: 600_000,
  } as const;
  await ok(t.call(costPayments.record, { as: people.billing, body: fee }));
  expect(await totalOf(fee.payeeName)).toMatchObject({ status: 'GOVERNMENT' });
});

test('a public office, a corporation and an unknown payee are said as what they are; a lawyer is reported from $600', async () => {
  await ok(create({ legalName: 'Fulton County Marshal', isGovernment: true }));
  await ok(create({ legalName: 'Movers Inc', taxClass: 'C_CORPORATION' }));
  await ok(create({ legalName: 'Okafor Law PC', taxClass: 'S_CORPORATION', income: 'ATTORNEY_PROCEEDS' }));
  for (const name of ['Fulton County Marshal', 'Movers Inc', 'Somebody Else']) await paid(name, 300_000);
  await paid('Okafor Law PC', 60_000);
  expect(await totalOf('Fulton County Marshal')).toMatchObject({ status: 'GOVERNMENT' });
  expect(await totalOf('Movers Inc')).toMatchObject({ status: 'CORPORATION' });
  expect(await totalOf('Somebody Else')).toMatchObject({ status: 'UNKNOWN_PAYEE', vendor: null });
  expect(await totalOf('Okafor Law PC')).toMatchObject({
    status: 'INCOMPLETE',
    missing: ['TIN', 'ADDRESS', 'W9'],
    form: '1099-MISC',
    box: '10',
  });
  const { reportedCents, paidCents, payees } = await totals('2026');
  expect(paidCents).toBe(payees.reduce((sum, one) => sum + one.paidCents, 0));
  expect(reportedCents).toBe(60_000);
});

test('the file has whole tax numbers for the administrator alone, and each file is on the trail', async () => {
  await ok(create({ legalName: 'Tessa Vance', ...w9, tinKind: 'EIN', tin: '58-7654321' }));
  await paid('Tessa Vance', 250_000);
  expect((await exported({ year: '2026', withTins: true }, people.billing)).status).toBe(403);
  const masked = await ok(exported({ year: '2026' }, people.billing));
  expect(masked.content).toContain(
    'Tessa Vance,,EIN,*****4321,12 Court St,,Decatur,GA,30030,2500,2026-01-12,',
  );
  const whole = await ok(exported({ year: '2026', withTins: true }, people.admin));
  expect(whole.content).toContain('Tessa Vance,,EIN,587654321,');
  expect(whole.content).not.toContain('Fulton County Marshal');
  const trail = (await trailOf(desk.firmId)).filter(({ action }) => action === 'vendor.export-totals');
  expect(trail.map(({ data }) => data)).toEqual([
    { year: 2026, vendors: masked.vendors, withTins: false },
    { year: 2026, vendors: whole.vendors, withTins: true },
  ]);
});

test('a year whose threshold isn’t published yet has none, and nothing is guessed', async () => {
  on('2027-02-01');
  await paid('Tessa Vance', 250_000);
  expect(await totalOf('Tessa Vance', '2027')).toMatchObject({
    status: 'NO_THRESHOLD',
    thresholdCents: null,
  });
  on('2026-03-12');
});

test('another firm sees nothing of it, and a processor and a lawyer may not look', async () => {
  const other = await makeFirm(t.db);
  const { person: stranger } = await makeUser(t.db, { roles: ['firm_admin'], firmId: other.id });
  expect((await totals('2026', stranger)).payees).toEqual([]);
  const { vendors: seen } = await ok(t.call(vendors.list, { as: stranger }));
  expect(seen).toEqual([]);
  const [mine] = (await ok(t.call(vendors.list, { as: people.billing, query: { search: 'tessa' } }))).vendors;
  const { id = '' } = mine ?? {};
  const body = { legalName: 'Mine Now', taxClass: 'OTHER', income: 'SERVICES' } as const;
  expect((await t.call(vendors.update, { as: stranger, params: { id }, body })).status).toBe(404);
  expect((await t.call(vendors.totals, { as: people.lawyer, query: { year: '2026' } })).status).toBe(403);
});
