import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { type BulkInvoiceAction, invoices } from '@writdesk/contract/invoices/invoices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billedCompany } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { remindOfInvoices } from './remind-of-invoices.job.ts';

const clock = standingClock('2026-03-02T16:00:00Z');
let t: TestApp;
let world: TwoCompanies;
let own: Awaited<ReturnType<typeof company>>;
let billing: Person;
let count = 0;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  billing = world.people.billing;
  await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());
beforeEach(async () => {
  clock.moveTo('2026-03-02T16:00:00Z');
  own = await company();
});

async function company(apEmail: string | null = `ap-${(count += 1)}@juniper.example`) {
  const made = await billedCompany(
    { t, clock, firmId: world.firm.id, billing },
    `Juniper Homes ${count} LLC`,
  );
  await t.db.updateTable('users.client').set({ apEmail }).where('id', '=', made.client.id).execute();
  return { ...made, apEmail };
}
const mailsTo = (to: string | null) =>
  t.db
    .selectFrom('jobs.mailOutbox')
    .select(['subject', 'bodyText'])
    .where('recipient', '=', to ?? '')
    .orderBy('createdAt')
    .execute();
const mails = () => mailsTo(own.apEmail);
const bulk = (action: BulkInvoiceAction, invoiceIds: string[], as = billing, idempotencyKey?: string) =>
  t.call(invoices.bulk, {
    as,
    params: { action },
    body: { invoiceIds },
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });
const details = (id: string) => ok(t.call(invoices.details, { as: billing, params: { id } }));
const draft = async (of = own) => {
  const body = { clientId: of.client.id, billingItemIds: [await of.charge(4_200)] };
  return (await t.call(invoices.create, { as: billing, body })).body;
};

test('many drafts are issued, each by itself: one that is issued already stops no other', async () => {
  const [one, two] = [await draft(), await draft()];
  const issued = await own.issue('2026-03-02', 9_900);
  const key = newId();
  const ids = [one.id, issued.id, newId(), two.id];
  const { status, body } = await bulk('issue', ids, billing, key);
  expect(status).toBe(200);
  expect(body.results.map(({ ok: isDone, code }) => [isDone, code])).toEqual([
    [true, undefined],
    [false, 'invoice_not_draft'],
    [false, 'invoice_not_found'],
    [true, undefined],
  ]);
  const numbers = [(await details(one.id)).number, (await details(two.id)).number];
  expect(numbers[0]).not.toBe(numbers[1]);
  // The answer got lost and the request comes again: nothing is issued twice, and the answer is the same.
  expect((await bulk('issue', ids, billing, key)).body).toEqual(body);
  expect([(await details(one.id)).number, (await details(two.id)).number]).toEqual(numbers);
});

test('what is sent to a company is one email, and companies don’t stop each other', async () => {
  const [one, two] = [await own.issue('2026-03-02', 12_500), await own.issue('2026-03-02', 30_000)];
  const unsent = await draft();
  const mute = await company(null);
  const silent = await mute.issue('2026-03-02', 5_000);
  const key = newId();
  const ids = [one.id, silent.id, unsent.id, two.id];
  const { body } = await bulk('send', ids, billing, key);
  expect(body.results.map(({ ok: isDone, code }) => [isDone, code])).toEqual([
    [true, undefined],
    [false, 'conflict'],
    [false, 'invoice_not_open'],
    [true, undefined],
  ]);
  expect(body.results[1]?.reason).toMatchObject({ code: 'payables_unknown' });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 invoices from Harlan & Pruitt LLP');
  for (const words of [one.number, two.number, '$125.00', '$300.00']) expect(mail?.bodyText).toContain(words);
  expect(await details(one.id)).toMatchObject({ sentTo: own.apEmail });
  await bulk('send', ids, billing, key);
  expect(await mails()).toHaveLength(1);
  // The next request is a new one.
  await bulk('send', [one.id], billing, newId());
  expect((await mails()).at(-1)?.subject).toBe(`Invoice ${one.number} from Harlan & Pruitt LLP`);
});

test('a reminder leaves once a day, not for what is disputed or paid, and takes the place of the one that is due', async () => {
  const { person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: own.client.id });
  const late = await own.issue('2026-03-02', 12_500);
  const disputed = await own.issue('2026-03-02', 8_000);
  const [line] = (await details(disputed.id)).lines;
  await ok(
    t.call(invoiceDisputes.dispute, {
      as: payer,
      params: { id: disputed.id },
      body: { lineId: line?.id ?? '', comment: 'We never ordered this.' },
    }),
  );
  clock.moveTo('2026-03-10T16:00:00Z');
  const before = await bulk('remind', [late.id]);
  expect(before.body.results).toEqual([{ id: late.id, ok: true, status: 'ISSUED' }]);
  expect(await details(late.id)).toMatchObject({ remindedOn: '2026-03-10', version: late.version });
  // Due on April 1: on the 2nd the first reminder after it would leave, and a person is faster.
  clock.moveTo('2026-04-02T13:00:00Z');
  const { body } = await bulk('remind', [late.id, disputed.id]);
  expect(body.results.map(({ ok: isDone, reason }) => [isDone, reason?.code])).toEqual([
    [true, undefined],
    [false, 'invoice_disputed'],
  ]);
  const again = await bulk('remind', [late.id]);
  expect(again.body.results[0]?.reason).toMatchObject({ code: 'invoice_reminded_today' });
  expect(await mails()).toHaveLength(2);
  expect((await mails()).at(-1)).toMatchObject({
    subject: `Reminder: invoice ${late.number} from Harlan & Pruitt LLP`,
  });
  for (const day of ['2026-04-02', '2026-04-03']) {
    clock.moveTo(`${day}T17:00:00Z`);
    const context = contextOf(t.opened.deps, { kind: 'job', name: remindOfInvoices.name }, newId());
    const signal = new AbortController().signal;
    await remindOfInvoices.handle(context, {}, { id: newId(), number: 1, isLast: true, signal });
  }
  expect(await mails()).toHaveLength(2);
});

test('only those who correct invoices do it, and only to their own firm’s', async () => {
  const { id } = await own.issue('2026-03-02', 12_500);
  const { people } = world;
  for (const action of ['issue', 'send', 'remind'] as const) {
    for (const stranger of [people.lawyer, people.payer, people.owner])
      expect((await bulk(action, [id], stranger)).status).toBe(403);
    const { body } = await bulk(action, [id], people.otherBilling);
    expect(body.results).toMatchObject([{ id, ok: false, code: 'invoice_not_found' }]);
  }
  expect(await mails()).toEqual([]);
  const none = await t.call(invoices.bulk, {
    as: billing,
    params: { action: 'send' },
    body: { invoiceIds: [] },
  });
  expect(none.status).toBe(400);
});
