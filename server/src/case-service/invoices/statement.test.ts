import { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { hasPdftotext, textOf } from '../../../test/support/pdf-text.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { type BilledCompany, billedCompany, noon } from '../../../test/support/billed-company.ts';

const clock = standingClock(noon('2026-07-01'));
const comment = 'As the two of us agreed.';
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let own: BilledCompany;
let payer: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  await makeBillItems(t.db, { firmId: world.firm.id });
  own = await billedCompany(
    { t, clock, firmId: world.firm.id, billing: people.billing },
    'Larkspur Homes LLC',
  );
  ({ person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: own.client.id }));
  await own.issue('2026-05-20', 10_000);
  await own.pay('2026-05-28', '2026-05-28', 4_000);
  const second = await own.issue('2026-06-03', 2_500);
  own.on('2026-06-05');
  const lines = [{ lineId: second.lines[0]?.id ?? '', amountCents: 500 }];
  const of = (id: string) => ({ as: people.billing, params: { id } });
  await t.call(invoices.credit, { ...of(second.id), body: { lines, reason: 'GOODWILL', comment } });
  const third = await own.issue('2026-06-08', 900);
  await t.call(invoices.void, { ...of(third.id), body: { comment } });
  const paid = await own.pay('2026-06-10', '2026-06-10', 9_000);
  own.on('2026-06-15');
  await t.call(payments.refund, { ...of(paid.id), body: { amountCents: 300, comment } });
  own.on('2026-06-20');
  await t.call(payments.apply, { ...of(paid.id), body: {} });
  await own.issue('2026-07-01', 700);
  clock.moveTo(noon('2026-07-02'));
});
afterAll(() => t.close());

const june = { from: '2026-06-01', to: '2026-06-30' };
const asked = (more: Record<string, string> = {}) => ({ clientId: own.client.id, ...june, ...more });
const read = (as: Person, more: Record<string, string> = {}) =>
  t.call(invoiceReports.statement, { as, query: asked(more) });

test('a statement opens with what was owed, says what changed it, and closes with what is owed', async () => {
  const { status, body } = await read(people.billing);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    client: { name: 'Larkspur Homes LLC' },
    openingCents: 6_000,
    closingCents: -700,
  });
  const said = body.lines.map(({ day, entry, invoice, reference, amountCents, balanceCents }) =>
    [day.slice(5), entry, invoice?.number, reference, amountCents, balanceCents].filter(Boolean).join(' '),
  );
  expect(said).toEqual([
    '06-03 INVOICE INV-000002 2500 8500',
    '06-05 CREDIT INV-000002 CN-000001 -500 8000',
    '06-08 INVOICE INV-000003 900 8900',
    '06-08 VOID INV-000003 -900 8000',
    '06-10 PAYMENT -9000 -1000',
    '06-15 REFUND 300 -700',
  ]);
});

test('the next one opens with what the last one closed with', async () => {
  const { body: next } = await read(people.billing, { from: '2026-07-01', to: '2026-07-31' });
  expect(next).toMatchObject({ openingCents: -700, closingCents: 0 });
  const { body: before } = await read(people.billing, { from: '2026-01-01', to: '2026-05-31' });
  expect(before).toMatchObject({ openingCents: 0, closingCents: 6_000 });
});

test('accounts payable of a company reads its own, and nobody another’s', async () => {
  const { status, body } = await read(payer);
  expect([status, body.closingCents, body.firm.name]).toEqual([200, -700, 'Harlan & Pruitt LLP']);
  expect((await read(people.firmAdmin)).status).toBe(200);
  for (const as of [people.payer, people.otherBilling, people.otherOwner])
    expect((await read(as)).status).toBe(404);
  // One of a whole company is not for those who have some of its properties.
  for (const as of [people.manager, people.landlord])
    expect((await read(as, { clientId: world.client.id })).status).toBe(403);
  expect((await read(people.processor)).status).toBe(200);
  expect((await read(payer, { firmId: world.otherFirm.id })).status).toBe(404);
});

test('names the field of bad input', async () => {
  expect(await read(people.billing, { to: '2026-05-31' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'to' }] },
  });
  const { status, body } = await t.send('GET', `${invoiceReports.statement.url}?from=2026-06-01`, {
    as: people.billing,
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ path: 'clientId' }, { path: 'to' }] });
});

test('is typeset with the same sums, and kept for whoever asked', async () => {
  const { status, body } = await t.call(invoiceReports.statementPdf, { as: payer, query: asked() });
  expect(status).toBe(200);
  expect((await t.call(invoiceReports.statementPdf, { as: people.payer, query: asked() })).status).toBe(404);
  const { pathname, search } = new URL(body.url);
  const file = await t.app.server.inject({ method: 'GET', url: pathname + search });
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toContain('statement-2026-06-01-2026-06-30.pdf');
  if (!hasPdftotext) return;
  const words = textOf(file.rawPayload);
  for (const said of [
    'Harlan & Pruitt LLP',
    'Larkspur Homes LLC',
    'June 1, 2026 to June 30, 2026',
    'Opening balance $60.00',
    'Credit INV-000002 · CN-000001 -$5.00 $80.00',
    'Payment -$90.00 -$10.00',
    'Closing balance -$7.00',
    'Your credit $7.00',
  ])
    expect(words).toContain(said);
});
