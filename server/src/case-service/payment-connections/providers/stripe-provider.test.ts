import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStripeMock, startStripeMock } from '../../../../test/support/stripe-mock.ts';
import { newId } from '../../../platform/ids.ts';
import { stripeProvider } from './stripe-provider.ts';
import { NoAnswerError } from './payment-provider.ts';

const missing = buildStripeMock();
if (missing !== null)
  console.warn(`\n!!! NO STRIPE MOCK\n!!! What we send to Stripe isn’t compared with its API: ${missing}\n`);

const order = {
  id: newId(),
  firmId: newId(),
  account: 'acct_1032D82eZvKYlo2C',
  merchant: 'Harlan & Pruitt LLP',
  lines: [
    { name: 'Invoice 1', amountCents: 10_000 },
    { name: 'Invoice 2', amountCents: 1 },
  ],
  email: 'ap@company.example',
  successUrl: 'https://writdesk.example.com/payments/online/1',
  cancelUrl: 'https://writdesk.example.com/payments/online/1',
};
const at = (apiUrl: string) =>
  stripeProvider(
    { secretKey: 'sk_test_123', webhookSecret: 'whsec_1', apiUrl },
    'https://writdesk.example.com',
  );

describe.skipIf(missing !== null)('each request to Stripe is one that its API takes', () => {
  let mock: Awaited<ReturnType<typeof startStripeMock>>;
  beforeAll(async () => {
    mock = await startStripeMock();
  });
  afterAll(() => mock.stop());
  const stripe = () => at(mock.url);

  test('opening the firm’s account, and going on with one that it has', async () => {
    const key = newId();
    const of = { firmId: order.firmId, key, email: 'office@firm.example' };
    const opened = await stripe().connect({ ...of, account: null });
    expect(opened.account).toMatch(/^acct_/);
    expect(await stripe().connect({ ...of, account: opened.account })).toMatchObject({
      account: opened.account,
    });
  });

  test('opening, closing and looking at a page', async () => {
    const opened = await stripe().open(order);
    expect(opened).toMatchObject({ isOpen: true });
    const session = opened.isOpen ? opened.sessionId : 'cs_test_1';
    expect(await stripe().close(order.account, session)).toEqual(expect.any(Boolean));
    expect(await stripe().look(order.account, session)).toMatchObject({ withdrawnCents: 0 });
  });

  test('reading a payout with all that it consists of', async () => {
    const payout = await stripe().payout(order.account, 'po_1032D82eZvKYlo2C');
    expect(payout).toMatchObject({ currency: 'usd', netCents: expect.any(Number), items: expect.any(Array) });
    expect(payout?.arrivesOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('the mock refuses what Stripe doesn’t know', async () => {
    const reply = await fetch(`${mock.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'mode=payment&surcharge=1',
    });
    expect(reply.status).toBe(400);
  });
});

test('a Stripe that can’t be reached gives no answer, which is no refusal', async () => {
  await expect(at('http://127.0.0.1:1').open(order)).rejects.toBeInstanceOf(NoAnswerError);
  await expect(at('http://127.0.0.1:1').look(order.account, 'cs_1')).rejects.toBeInstanceOf(NoAnswerError);
});
