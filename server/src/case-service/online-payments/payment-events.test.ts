import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { onlineDesk, type OnlineDesk } from '../../../test/support/online-desk.ts';
import { newId } from '../../platform/ids.ts';
import { practiceSecret } from '../practice-bank/index.ts';

let the: OnlineDesk;
let t: OnlineDesk['t'];
beforeAll(async () => {
  the = await onlineDesk();
  t = the.t;
});
afterEach(() => the.behaves('USUAL'));
afterAll(() => t.close());

interface EventGiven {
  id?: string;
  type?: string;
  account?: string | null;
  object: Record<string, unknown>;
}
const eventOf = ({
  id = `evt_${newId()}`,
  type = 'checkout.session.completed',
  account,
  object,
}: EventGiven) => ({
  id,
  object: 'event',
  type,
  account: account === undefined ? the.account : account,
  created: Math.floor(the.clock.now().getTime() / 1000),
  data: { object },
});
function signatureOf(payload: string, { secret = practiceSecret(t.opened.deps), ageSeconds = 0 } = {}) {
  const timestamp = Math.floor(the.clock.now().getTime() / 1000) - ageSeconds;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
const post = async (payload: string, signature: string | null) =>
  (
    await t.app.server.inject({
      method: 'POST',
      url: '/webhooks/payments',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== null && { 'stripe-signature': signature }),
      },
      payload,
    })
  ).statusCode;
const send = async (given: EventGiven) => {
  const payload = JSON.stringify(eventOf(given));
  expect(await post(payload, signatureOf(payload))).toBe(204);
  await the.read();
};
const events = () => t.db.selectFrom('cases.paymentEvent').selectAll().orderBy('receivedAt').execute();
const unmatched = async (as = the.the.billing) =>
  (await ok(t.call(onlinePayments.events, { as, query: { size: 100 } }))).events;
/** An attempt whose page was paid by card, and of which nobody has been notified yet. */
async function paidSilently(cents: number) {
  const invoice = await the.the.overdueInvoice(cents);
  const { id, checkoutUrl } = await the.begin([invoice]);
  await ok(the.atBank(checkoutUrl, 'CARD_APPROVED'));
  await t.db.updateTable('cases.practiceStep').set({ notified: 2 }).where('orderKey', '=', id).execute();
  const object = {
    id: the.sessionIn(checkoutUrl),
    object: 'checkout.session',
    client_reference_id: id,
    amount_total: cents,
    currency: 'usd',
  };
  return { invoice, id, object };
}

describe('what a provider tells', () => {
  test('is believed only over the bytes that it signed, in the last 300 seconds', async () => {
    const { object, id } = await paidSilently(1_000);
    const payload = JSON.stringify(eventOf({ object }));
    expect(await post(payload, null)).toBe(400);
    expect(await post(payload, 't=1,v1=00')).toBe(400);
    expect(await post(payload, signatureOf(payload, { secret: 'whsec_another' }))).toBe(400);
    expect(await post(payload, signatureOf(payload, { ageSeconds: 301 }))).toBe(400);
    expect(await post(payload.replace('1000', '1001'), signatureOf(payload))).toBe(400);
    // The same values, spelled otherwise: no parser may come before the signature.
    expect(await post(`${payload} `, signatureOf(payload))).toBe(400);
    expect(await events()).toEqual([]);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'OPEN' });
    expect(await post(payload, signatureOf(payload, { ageSeconds: 299 }))).toBe(204);
    await the.read();
    expect(await the.attemptOf(id)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('is taken once, however often it comes, also at the same moment', async () => {
    const { object, invoice } = await paidSilently(1_100);
    const payload = JSON.stringify(eventOf({ object }));
    const signature = signatureOf(payload);
    const before = (await events()).length;
    const statuses = await Promise.all(Array.from({ length: 4 }, () => post(payload, signature)));
    expect(statuses).toEqual([204, 204, 204, 204]);
    await Promise.all([the.read(), the.read()]);
    await the.read();
    expect(await events()).toHaveLength(before + 1);
    expect(await the.invoiceOf(invoice)).toMatchObject({
      status: 'PAID',
      payments: [{ amountCents: 1_100 }],
    });
  });

  test('before the answer to our own call: the page that it names is the one that was asked for', async () => {
    await the.behaves('NO_ANSWER');
    const invoice = await the.the.overdueInvoice(1_200);
    const { id } = await the.begin([invoice]);
    const { sessionId } = await t.db
      .selectFrom('cases.practiceSession')
      .select('sessionId')
      .where('orderKey', '=', id)
      .executeTakeFirstOrThrow();
    await ok(the.atBank(sessionId, 'CARD_APPROVED'));
    await the.pass(1);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID' });
  });

  test('in any order ends the same: what was returned is given before what succeeded', async () => {
    const invoice = await the.the.overdueInvoice(1_300);
    const { id, checkoutUrl } = await the.begin([invoice]);
    await ok(the.atBank(checkoutUrl, 'ACH_RETURNED'));
    const steps = await t.db
      .selectFrom('cases.practiceStep')
      .selectAll()
      .where('orderKey', '=', id)
      .execute();
    // The bank’s book moves on, and it says nothing meanwhile.
    await t.db.updateTable('cases.practiceStep').set({ notified: 1 }).where('orderKey', '=', id).execute();
    await the.pass(120);
    const { paymentRef } = await t.db
      .selectFrom('cases.practiceSession')
      .select('paymentRef')
      .where('orderKey', '=', id)
      .executeTakeFirstOrThrow();
    expect(steps).toHaveLength(4);
    const dispute = {
      id: 'du_1',
      object: 'dispute',
      payment_intent: paymentRef,
      amount: 1_300,
      currency: 'usd',
    };
    await send({ type: 'charge.dispute.funds_withdrawn', object: dispute });
    expect(await the.attemptOf(id)).toMatchObject({ status: 'RETURNED' });
    const session = { id: the.sessionIn(checkoutUrl), object: 'checkout.session', client_reference_id: id };
    await send({
      type: 'checkout.session.async_payment_succeeded',
      object: { ...session, amount_total: 1_300, currency: 'usd' },
    });
    await send({ object: { ...session, amount_total: 1_300, currency: 'usd' } });
    expect(await the.attemptOf(id)).toMatchObject({ status: 'RETURNED' });
    expect(await the.invoiceOf(invoice)).toMatchObject({ balanceCents: 1_300 });
    expect(await unmatched()).toEqual([]);
  });

  test('about a payment that we don’t know yet is matched once we do', async () => {
    const { object, id } = await paidSilently(1_400);
    const { paymentRef } = await t.db
      .selectFrom('cases.practiceSession')
      .select('paymentRef')
      .where('orderKey', '=', id)
      .executeTakeFirstOrThrow();
    const dispute = {
      id: 'du_2',
      object: 'dispute',
      payment_intent: paymentRef,
      amount: 1_400,
      currency: 'usd',
    };
    await send({ type: 'charge.dispute.created', object: dispute });
    expect(await unmatched()).toMatchObject([{ reason: 'UNKNOWN_PAYMENT', paymentRef }]);
    await send({ object });
    expect(await unmatched()).toEqual([]);
  });

  test.each([
    ['OTHER_AMOUNT', { amount_total: 1 }],
    ['OTHER_CURRENCY', { currency: 'eur' }],
    ['OTHER_SESSION', { id: 'cs_practice_another' }],
  ])('that differs is listed and changes nothing: %s', async (reason, changed) => {
    const { object, id, invoice } = await paidSilently(1_500);
    const eventId = `evt_${newId()}`;
    await send({ id: eventId, object: { ...object, ...changed } });
    expect((await unmatched()).find((one) => one.eventId === eventId)).toMatchObject({ reason });
    expect(await the.attemptOf(id)).toMatchObject({ status: 'OPEN' });
    expect(await the.invoiceOf(invoice)).toMatchObject({ paidCents: 0 });
  });

  test('about another account is nobody’s, and only an administrator sees it', async () => {
    const { object, id } = await paidSilently(1_600);
    const eventId = `evt_${newId()}`;
    await send({ id: eventId, account: 'acct_of_a_stranger', object });
    expect(await the.attemptOf(id)).toMatchObject({ status: 'OPEN' });
    expect((await unmatched()).map((one) => one.eventId)).not.toContain(eventId);
    const seen = await unmatched(the.world.people.admin);
    expect(seen.find((one) => one.eventId === eventId)).toMatchObject({ reason: 'UNKNOWN_ACCOUNT' });
  });

  test('and isn’t about payments is left alone', async () => {
    const before = (await events()).length;
    await send({ type: 'customer.created', object: { id: 'cus_1', object: 'customer' } });
    expect(await events()).toHaveLength(before);
  });

  test('of a refund at the provider waits for a person', async () => {
    const { object, id } = await paidSilently(1_700);
    await send({ object });
    const { paymentRef } = await t.db
      .selectFrom('cases.paymentAttempt')
      .select('paymentRef')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const eventId = `evt_${newId()}`;
    const charge = {
      id: 'ch_1',
      object: 'charge',
      payment_intent: paymentRef,
      amount: 1_700,
      currency: 'usd',
    };
    await send({ id: eventId, type: 'charge.refunded', object: charge });
    expect((await unmatched()).find((one) => one.eventId === eventId)).toMatchObject({ reason: 'REFUND' });
    expect(await the.attemptOf(id)).toMatchObject({ status: 'SUCCEEDED' });
  });
});
