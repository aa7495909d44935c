import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { TODAY } from '../../../test/support/overdue-world.ts';
import { onlineDesk, type OnlineDesk } from '../../../test/support/online-desk.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { payLinkAddress } from '../payment-connections/index.ts';

const EMAIL = 'ap@company.example';
let the: OnlineDesk;
let t: OnlineDesk['t'];
beforeAll(async () => {
  the = await onlineDesk();
  t = the.t;
});
afterAll(() => t.close());

const tokenFor = (changes: Partial<Parameters<typeof payLinkAddress>[1]> = {}) => {
  const of = { firmId: the.world.firm.id, clientId: the.world.client.id, email: EMAIL, today: TODAY };
  return payLinkAddress(t.opened.deps, { ...of, ...changes }).split('#')[1] ?? '';
};
const look = (token: string) => t.call(onlinePayments.byLink, { body: { token } });

test('a link shows firm, numbers, days and balances, and nothing of a case', async () => {
  const invoice = await the.the.overdueInvoice(12_500);
  const { number, dueDate, issueDate } = await the.invoiceOf(invoice);
  const shown = await ok(look(tokenFor()));
  expect(shown).toEqual({
    firm: the.world.firm.name,
    opensUntil: '2026-07-12',
    invoices: [{ number, issueDate, dueDate, balanceCents: 12_500 }],
    canPay: true,
  });
  await the.the.pay(invoice, 12_500);
});

test('whoever has it pays, and sees what became of it', async () => {
  const invoice = await the.the.overdueInvoice(8_000);
  const { number } = await the.invoiceOf(invoice);
  const token = tokenFor();
  const body = { token, numbers: [number ?? ''] };
  const started = await ok(t.call(onlinePayments.startByLink, { body }));
  // Pressed twice, it is one page.
  expect(await ok(t.call(onlinePayments.startByLink, { body }))).toEqual(started);
  const paid = await ok(the.atBank(started.checkoutUrl, 'CARD_APPROVED'));
  // The provider learns nothing of the link.
  expect(paid.continueUrl).toBe(`http://localhost:3000/pay?paid=${started.id}`);
  await the.pass(1);
  const mine = { token, id: started.id };
  expect(await ok(t.call(onlinePayments.attemptByLink, { body: mine }))).toEqual({
    status: 'SUCCEEDED',
    amountCents: 8_000,
  });
  expect(await the.invoiceOf(invoice)).toMatchObject({
    status: 'PAID',
    payments: [{ recordedByName: EMAIL }],
  });
  expect(await the.attemptOf(started.id)).toMatchObject({ isByLink: true, payerName: EMAIL });
  const [begun] = await t.db
    .selectFrom('cases.auditEvent')
    .select('actorName')
    .where('subjectId', '=', started.id)
    .where('action', '=', 'payment-attempt.begin')
    .execute();
  expect(begun?.actorName).toBe(`Payment link of ${EMAIL}`);
});

test('it opens for thirty days, for the address to which invoices go, and only as we made it', async () => {
  const ended = { status: 404, body: { code: 'pay_link_ended' } };
  expect((await look(tokenFor({ today: '2026-05-13' }))).status).toBe(200);
  expect(await look(tokenFor({ today: '2026-05-12' }))).toMatchObject(ended);
  expect(await look(tokenFor({ email: 'former@company.example' }))).toMatchObject(ended);
  const token = tokenFor();
  expect(await look(`${token.slice(0, -2)}xx`)).toMatchObject(ended);
  expect(await look('nothing')).toMatchObject(ended);
  const goesTo = (apEmail: string) =>
    t.db.updateTable('users.client').set({ apEmail }).where('id', '=', the.world.client.id).execute();
  await goesTo('other@company.example');
  expect(await look(token)).toMatchObject(ended);
  expect(await t.call(onlinePayments.startByLink, { body: { token, numbers: ['1'] } })).toMatchObject(ended);
  await goesTo(EMAIL);
  expect((await look(token)).status).toBe(200);
});

test('it reaches nobody else’s invoices', async () => {
  const invoice = await the.the.overdueInvoice(700);
  const { number } = await the.invoiceOf(invoice);
  const stranger = await makeClient(t.db);
  const token = tokenFor({ clientId: stranger.id });
  expect(await ok(look(token))).toMatchObject({ invoices: [] });
  const reply = await t.call(onlinePayments.startByLink, { body: { token, numbers: [number ?? ''] } });
  expect(reply).toMatchObject({ status: 409, body: { code: 'invoice_not_open' } });
  const { id } = await the.begin([invoice]);
  // What was begun by somebody who signed in isn’t shown by a link either.
  const own = await t.call(onlinePayments.attemptByLink, { body: { token: tokenFor(), id } });
  expect(own).toMatchObject({ status: 404, body: { code: 'payment_attempt_not_found' } });
});
