import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billedCompany, type BilledCompany } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { remindOfInvoices } from './remind-of-invoices.job.ts';

const clock = standingClock('2026-03-02T16:00:00Z');
let t: TestApp;
let world: TwoCompanies;
let own: BilledCompany;
let count = 0;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());
beforeEach(async () => {
  count += 1;
  own = await billedCompany(
    { t, clock, firmId: world.firm.id, billing: world.people.billing },
    `Larkspur Homes ${count} LLC`,
  );
  await t.db
    .updateTable('users.client')
    .set({ apEmail: `ap-${count}@larkspur.example` })
    .where('id', '=', own.client.id)
    .execute();
});

/** The hourly job, at ten in the morning of Atlanta where nothing else is said. */
async function remind(day: string, time = '15:00:00Z') {
  clock.moveTo(`${day}T${time}`);
  const { name } = remindOfInvoices;
  const context = contextOf(t.opened.deps, { kind: 'job', name }, newId());
  const signal = new AbortController().signal;
  await remindOfInvoices.handle(context, {}, { id: newId(), number: 1, isLast: true, signal });
}
const mails = async () =>
  t.db
    .selectFrom('jobs.mailOutbox')
    .select(['subject', 'bodyText'])
    .where('recipient', '=', `ap-${count}@larkspur.example`)
    .orderBy('createdAt')
    .execute();
const details = (id: string) => ok(t.call(invoices.details, { as: world.people.billing, params: { id } }));

test('a company is reminded before the due date and three times after it, and no more often', async () => {
  const invoice = await own.issue('2026-03-02', 12_500);
  expect(invoice.dueDate).toBe('2026-04-01');
  await remind('2026-03-28');
  expect(await mails()).toEqual([]);
  // Nobody is written to at night.
  await remind('2026-03-29', '09:00:00Z');
  expect(await mails()).toEqual([]);
  await remind('2026-03-29');
  await remind('2026-03-29', '19:00:00Z');
  await remind('2026-03-31');
  expect(await mails()).toHaveLength(1);
  const [first] = await mails();
  expect(first?.subject).toContain(invoice.number);
  expect(first?.bodyText).toContain('$125.00 is due on');
  // The mail may be read by others: it names no case and no tenant.
  expect(first?.bodyText).not.toContain('v.');
  for (const day of ['2026-04-01', '2026-04-02', '2026-04-10', '2026-04-16', '2026-05-01', '2026-06-20'])
    await remind(day);
  expect(await mails()).toHaveLength(4);
  expect((await mails()).at(-1)?.bodyText).toContain('$125.00 was due on');
  expect(await details(invoice.id)).toMatchObject({ remindedOn: '2026-05-01', version: invoice.version });
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', invoice.id)
    .where('action', '=', 'invoice.remind')
    .orderBy('seq')
    .execute();
  expect(trail.map(({ data }) => (data as { step: number }).step)).toEqual([-3, 1, 15, 30]);
});

test('all invoices of a company are in one email, and what is paid is in none', async () => {
  const one = await own.issue('2026-03-02', 12_500);
  const two = await own.issue('2026-03-02', 30_000);
  const paid = await own.issue('2026-03-02', 7_700);
  clock.moveTo('2026-03-20T15:00:00Z');
  const allocations = [{ invoiceId: paid.id, amountCents: 7_700 }];
  await ok(
    t.call(payments.record, {
      as: world.people.billing,
      body: { clientId: own.client.id, amountCents: 7_700, date: '2026-03-20', method: 'CHECK', allocations },
    }),
  );
  await remind('2026-03-29');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('2 invoices');
  for (const { number } of [one, two]) expect(mail?.bodyText).toContain(number);
  expect(mail?.bodyText).not.toContain(paid.number);
});

test('a reminder that is late by more than a week is left out, and a company without an address gets none', async () => {
  await own.issue('2026-03-02', 12_500);
  await remind('2026-04-10');
  expect(await mails()).toEqual([]);
  await remind('2026-04-17');
  expect(await mails()).toHaveLength(1);
  await t.db.updateTable('users.client').set({ apEmail: null }).where('id', '=', own.client.id).execute();
  await remind('2026-05-01');
  expect(await mails()).toHaveLength(1);
});
