import { z } from 'zod';
import type { ProviderEvent } from './payment-provider.ts';

const TOLERANCE_SECONDS = 300;

/** As Stripe names its objects, `evt_` and the like: letters, digits, hyphens and underscores. */
const name = z.string().regex(/^[\w-]{1,255}$/);
const reference = z.union([name, z.object({ id: name }).transform(({ id }) => id)]).nullish();
const shape = z.object({
  id: name,
  type: z.string().min(1).max(255),
  account: name.nullish(),
  created: z.int(),
  data: z.object({
    object: z.object({
      id: name.nullish(),
      object: z.string(),
      client_reference_id: z.string().nullish(),
      payment_intent: reference,
      amount_total: z.int().nullish(),
      amount: z.int().nullish(),
      currency: z
        .string()
        .regex(/^\w{0,10}$/)
        .nullish(),
    }),
  }),
});

/** What of a provider’s news is about money of ours. */
const concerns =
  /^(?:checkout\.session\.(?:completed|async_payment_succeeded|async_payment_failed|expired)|charge\.dispute\.\w+|charge\.refunded|payout\.(?:paid|failed))$/;

/** Not signed by the provider, or too long ago, or not what it sends. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError';
}

/**
 * Reads what a provider sent, over the very bytes that it signed.
 * @returns null for news that we don’t follow. @throws UnreadableEventError
 */
export async function readProviderEvent(
  secret: string,
  { body, signature, now }: { body: Buffer; signature: string; now: Date },
): Promise<ProviderEvent | null> {
  const { Stripe } = await import('stripe');
  let given: unknown;
  try {
    given = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    throw new UnreadableEventError('The signature is wrong or too old.', { cause: error });
  }
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new UnreadableEventError('This is no event.');
  const { id, type, account, created, data } = parsed.data;
  if (!concerns.test(type)) return null;
  const { object } = data;
  const isSession = object.object === 'checkout.session';
  const orderId = z.uuid().safeParse(object.client_reference_id);
  return {
    id,
    type,
    account: account ?? null,
    occurredAt: new Date(created * 1000),
    sessionId: isSession ? (object.id ?? null) : null,
    orderId: isSession && orderId.success ? orderId.data : null,
    paymentRef: (object.object === 'payout' ? object.id : object.payment_intent) ?? null,
    amountCents: (isSession ? object.amount_total : object.amount) ?? null,
    currency: object.currency ?? null,
  };
}
