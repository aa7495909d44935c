import { billItems } from '@writdesk/contract/bill-items/bill-items';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BilledCompany, billedCompany, noon } from '../../../test/support/billed-company.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';

const clock = standingClock(noon('2026-05-20'));
let t: TestApp;
let people: TwoCompanies['people'];
let items: Record<string, string>;
let own: BilledCompany;
beforeAll(async () => {
  t = await testApp({ clock });
  const world = await twoCompanies(t);
  people = world.people;
  items = await makeBillItems(t.db, { firmId: world.firm.id });
  own = await billedCompany(
    { t, clock, firmId: world.firm.id, billing: people.billing },
    'Larkspur Homes LLC',
  );
});
afterAll(() => t.close());

const ledes = (id: string, as: Person = people.billing) => t.call(invoices.ledes, { as, params: { id } });

async function rowsOf(url: string) {
  const { body, statusCode } = await t.app.server.inject({
    method: 'GET',
    url: url.replace(t.config.publicUrl, ''),
  });
  expect(statusCode).toBe(200);
  const [, head = [], ...rows] = body
    .split('[]\r\n')
    .slice(0, -1)
    .map((row) => row.split('|'));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
}

const setCode = (utbmsCode: string | null, code = 'SERVICE_FEE') =>
  t.call(billItems.update, { as: people.billing, params: { id: items[code] ?? '' }, body: { utbmsCode } });

test('an issued invoice is a LEDES file, with the usual code of its category and less its credit notes', async () => {
  const made = await own.issue('2026-05-20', 12_500);
  const lines = [{ lineId: made.lines[0]?.id ?? '', amountCents: 500 }];
  await t.call(invoices.credit, {
    as: people.billing,
    params: { id: made.id },
    body: { lines, reason: 'GOODWILL', comment: 'As agreed.' },
  });
  const { status, body } = await ledes(made.id);
  expect(status).toBe(200);
  expect(await rowsOf(body.url)).toMatchObject([
    {
      INVOICE_DATE: '20260520',
      INVOICE_NUMBER: made.number,
      INVOICE_TOTAL: '120.00',
      'EXP/FEE/INV_ADJ_TYPE': 'F',
      LINE_ITEM_NUMBER_OF_UNITS: '1.00',
      LINE_ITEM_UNIT_COST: '125.00',
      LINE_ITEM_ADJUSTMENT_AMOUNT: '-5.00',
      LINE_ITEM_TOTAL: '120.00',
      LINE_ITEM_TASK_CODE: 'L210',
      LINE_ITEM_ACTIVITY_CODE: 'A103',
      LINE_ITEM_EXPENSE_CODE: '',
    },
  ]);
});

test('a charge of less than nothing is a line below zero, and takes from no other line', async () => {
  own.on('2026-05-21');
  const ids = [await own.charge(12_500), await own.charge(-6_000)];
  const body = { clientId: own.client.id, billingItemIds: ids, issue: true };
  const made = await t.call(invoices.create, { as: people.billing, body });
  expect(made.status).toBe(201);
  const rows = await rowsOf((await ledes(made.body.id)).body.url);
  expect(new Set(rows.map((row) => row['LINE_ITEM_TOTAL']))).toEqual(new Set(['-60.00', '125.00']));
  expect(rows.map((row) => row['INVOICE_TOTAL'])).toEqual(['65.00', '65.00']);
});

test('lines without a code keep the file from being written, by item with their numbers, until the items have one', async () => {
  own.on('2026-05-22');
  const ids = [await own.charge(100), await own.charge(2_500)];
  await t.db
    .updateTable('cases.billingItem')
    .set({ billItemId: items['SERVICE_FEE'] ?? '' })
    .where('id', '=', ids[1] ?? '')
    .execute();
  const body = { clientId: own.client.id, billingItemIds: ids, issue: true };
  const { body: made } = await t.call(invoices.create, { as: people.billing, body });
  const at = made.lines.findIndex(({ category }) => category === 'SERVICE_FEE');
  expect(await ledes(made.id)).toMatchObject({
    status: 400,
    body: {
      code: 'utbms_codes_missing',
      errors: [{ path: `lines.${at}.utbmsCode`, message: `Service of process: line ${at + 1}` }],
    },
  });
  expect((await setCode('e113')).body.utbmsCode).toBe('E113');
  expect((await rowsOf((await ledes(made.id)).body.url))[at]).toMatchObject({
    'EXP/FEE/INV_ADJ_TYPE': 'E',
    LINE_ITEM_EXPENSE_CODE: 'E113',
    TIMEKEEPER_ID: '',
  });
  await setCode(null);
  expect((await ledes(made.id)).status).toBe(400);
});

test.each(['E999', 'L210', 'A103 L210', 'L210|A103'])('“%s” is no code', async (code) => {
  expect(await setCode(code)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'utbmsCode', code: 'utbms_unknown' }] },
  });
});

test('drafts and void invoices have no file, and of others’ nobody learns', async () => {
  const body = { clientId: own.client.id, billingItemIds: [await own.charge(900)], issue: false };
  const { body: draft } = await t.call(invoices.create, { as: people.billing, body });
  expect((await ledes(draft.id)).body).toMatchObject({ code: 'invoice_has_no_ledes' });
  const made = await own.issue('2026-05-23', 700);
  expect((await ledes(made.id, people.otherBilling)).status).toBe(404);
  expect((await ledes(made.id, people.otherOwner)).status).toBe(404);
  const { status } = await t.call(invoices.void, {
    as: people.billing,
    params: { id: made.id },
    body: { version: made.version, comment: 'Billed twice.' },
  });
  expect(status).toBe(200);
  expect((await ledes(made.id)).body).toMatchObject({ code: 'invoice_has_no_ledes' });
});
