import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { hasPdftotext, textOf } from '../../../test/support/pdf-text.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { mailLimits } from '../../platform/mail/index.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

const NOW = '2026-06-30T16:00:00Z';
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let caseId: string;
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  world = await twoCompanies(t);
  people = world.people;
  const own = { firmId: world.firm.id, clientId: world.client.id };
  caseId = (await insertCase(t.db, { ...own, caseNumber: '26ED104477' })).id;
  await t.db
    .updateTable('users.firm')
    .set({ addressLine1: '191 Peachtree Street NE', city: 'Atlanta', stateCode: 'GA', zipCode: '30303' })
    .where('id', '=', world.firm.id)
    .execute();
});
afterAll(() => t.close());

async function drafted(issue: boolean, amountCents = 12_500) {
  const charge = newId();
  await t.db
    .insertInto('cases.billingItem')
    .values({
      firmId: world.firm.id,
      clientId: world.client.id,
      caseId,
      id: charge,
      description: 'Attorney fee',
      unitCents: amountCents,
      amountCents,
      incurredAt: new Date(NOW),
      source: 'MANUAL',
      trigger: 'manual',
    })
    .execute();
  const body = { clientId: world.client.id, billingItemIds: [charge], issue };
  return (await t.call(invoices.create, { as: people.billing, body })).body;
}
const pdf = (id: string, as: Person) => t.call(invoices.pdf, { as, params: { id } });
const send = (id: string, as: Person = people.billing, body: { version?: number } = {}) =>
  t.call(invoices.send, { as, params: { id }, body });
const fileAt = async (url: string) => {
  const { pathname, search } = new URL(url);
  return t.app.server.inject({ method: 'GET', url: pathname + search });
};
const mails = (to: string) =>
  t.db.selectFrom('jobs.mailOutbox').select(['subject', 'bodyText']).where('recipient', '=', to).execute();

describe('the PDF of an invoice', () => {
  test('is typeset as the invoice is now, for whoever reads it', async () => {
    const { id, number } = await drafted(true);
    const first = await pdf(id, people.payer);
    expect(first.status).toBe(200);
    const file = await fileAt(first.body.url);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain(`invoice-${number}.pdf`);
    await t.call(invoices.recordPayment, {
      as: people.billing,
      params: { id },
      body: { amountCents: 500, date: '2026-06-30', method: 'CHECK' },
    });
    const second = await pdf(id, people.payer);
    // What was said before stays what it was.
    expect(new URL(second.body.url).pathname).not.toBe(new URL(first.body.url).pathname);
    expect((await fileAt(first.body.url)).rawPayload).toEqual(file.rawPayload);
    if (!hasPdftotext) return;
    const before = textOf(file.rawPayload);
    for (const words of [number, '26ED104477', 'Attorney fee', 'Magnolia Living LLC', 'Send payment to'])
      expect(before).toContain(words);
    expect(before).toContain('191 Peachtree Street NE');
    expect(before).toContain('Balance due $125.00');
    expect(textOf((await fileAt(second.body.url)).rawPayload)).toContain('Balance due $120.00');
  });

  test('doesn’t name a case to whoever is kept from it', async () => {
    const { id } = await drafted(true);
    const { user, person: walled } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
    });
    const body = { userId: user.id, reason: 'Related to the tenant' };
    const wall = await t.call(ethicalWalls.raise, { as: people.firmAdmin, params: { id: caseId }, body });
    expect(wall.status).toBe(201);
    const [theirs, ours] = [await pdf(id, walled), await pdf(id, people.lawyer)];
    expect(new URL(theirs.body.url).pathname).not.toBe(new URL(ours.body.url).pathname);
    if (!hasPdftotext) return;
    const words = textOf((await fileAt(theirs.body.url)).rawPayload);
    expect(words).toContain('A case that you can’t access');
    expect(words).not.toContain('26ED104477');
    expect(words).toContain('Balance due $125.00');
  });

  test('is there once the invoice is issued, for its own people', async () => {
    const { id } = await drafted(false);
    expect(await pdf(id, people.billing)).toMatchObject({
      status: 404,
      body: { code: 'invoice_has_no_pdf' },
    });
    const issued = await drafted(true);
    for (const stranger of [people.otherBilling, people.otherOwner])
      expect(await pdf(issued.id, stranger)).toMatchObject({
        status: 404,
        body: { code: 'invoice_not_found' },
      });
  });
});

describe('sending an invoice', () => {
  test('mails accounts payable a link, and says so on the invoice and on the trail', async () => {
    const { id, number, version } = await drafted(true);
    const { status, body } = await send(id, people.billing, { version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ sentAt: new Date(NOW).toISOString(), sentTo: 'ap@company.example' });
    const [mail, ...others] = (await mails('ap@company.example')).filter(({ subject }) =>
      subject.includes(String(number)),
    );
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Invoice ${number} from Harlan & Pruitt LLP`);
    expect(mail?.bodyText).toContain('$125.00 is due on July 30, 2026');
    // Nobody signs in with this address: the link is sealed, and shows the open invoices to whoever has it.
    const token = /\/pay#(\S+)/.exec(mail?.bodyText ?? '')?.[1] ?? '';
    const shown = await t.call(onlinePayments.byLink, { body: { token } });
    expect(shown.body.invoices.map((one) => one.number)).toContain(number);
    expect(mail?.bodyText).not.toContain(`/invoices/${id}`);
    expect(mail?.bodyText).not.toContain('26ED104477');
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', id)
      .where('action', '=', 'invoice.send')
      .execute();
    expect(trail).toEqual([{ action: 'invoice.send', data: { number, to: 'ap@company.example' } }]);
    expect(await send(id, people.billing, { version })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { sentTo: 'ap@company.example' } },
    });
  });

  test('leads whoever has an account to the invoice itself', async () => {
    const { id } = await drafted(true);
    const ofClient = (apEmail: string) =>
      t.db.updateTable('users.client').set({ apEmail }).where('id', '=', world.client.id).execute();
    await ofClient(people.payer.email);
    expect((await send(id)).status).toBe(200);
    const [mail] = await mails(people.payer.email);
    expect(mail?.bodyText).toContain(`/invoices/${id}`);
    expect(mail?.bodyText).not.toContain('/pay#');
    await ofClient('ap@company.example');
  });

  test('is for those whom the table names, of open invoices, and needs an address', async () => {
    const { id } = await drafted(true);
    expect((await send(id, people.payer)).status).toBe(403);
    expect((await send(id, people.lawyer)).status).toBe(403);
    expect((await send(id, people.otherBilling)).status).toBe(404);
    expect(await send((await drafted(false)).id)).toMatchObject({
      status: 409,
      body: { code: 'invoice_not_open' },
    });
    const apEmail = (value: string | null) =>
      t.db.updateTable('users.client').set({ apEmail: value }).where('id', '=', world.client.id).execute();
    await apEmail(null);
    expect(await send(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('accounts payable') },
    });
    await apEmail('flood@company.example');
    for (let n = 0; n < mailLimits.recipient.most; n += 1) expect((await send(id)).status).toBe(200);
    expect((await send(id)).status).toBe(429);
    expect(await mails('flood@company.example')).toHaveLength(mailLimits.recipient.most);
  });
});
