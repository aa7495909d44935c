import type Stripe from 'stripe';
import type { Config } from '../../../config.ts';
import {
  type CheckoutOrder,
  type CheckoutState,
  NoAnswerError,
  type PaymentProvider,
  type ProviderPayout,
} from './payment-provider.ts';

type Options = NonNullable<Config['stripe']>;
const WAIT_MS = 15_000;
/** More than a firm is paid in a month. */
const MOST_MOVED = 10_000;
/** The last version in which a session names its methods of payment, and which Stripe’s own mock knows. */
const API_VERSION = '2026-08-26.dahlia';

/**
 * Stripe’s hosted Checkout. Each firm has an account of its own, on which the payment is made: the money and Stripe’s fee are the firm’s,
 * and no card or account number ever reaches us.
 */
export function stripeProvider(options: Options, publicUrl: string): PaymentProvider {
  const client = () => openStripe(options);
  return {
    name: 'stripe',
    eventSecret: options.webhookSecret,
    connect: ({ firmId, key, account: known, email }) =>
      answered(async () => {
        const stripe = await client();
        const account = known
          ? await stripe.accounts.retrieve(known)
          : await stripe.accounts.create(
              { type: 'standard', country: 'US', email, metadata: { firmId } },
              { idempotencyKey: key },
            );
        const isReady = account.charges_enabled;
        const back = `${publicUrl}/online-payments`;
        const link = isReady
          ? null
          : await stripe.accountLinks.create({
              account: account.id,
              type: 'account_onboarding',
              refresh_url: back,
              return_url: back,
            });
        return { account: account.id, isReady, continueUrl: link?.url ?? null };
      }),
    open: (order) =>
      answered(async () => {
        try {
          const stripe = await client();
          const session = await stripe.checkout.sessions.create(checkoutOf(order), {
            idempotencyKey: order.id,
            stripeAccount: order.account,
          });
          return session.url === null
            ? { isOpen: false, why: 'The payment page has closed.' }
            : { isOpen: true, sessionId: session.id, url: session.url };
        } catch (error) {
          const refusal = refusalOf(error);
          if (refusal === null) throw error;
          return { isOpen: false, why: refusal };
        }
      }),
    close: (account, sessionId) =>
      answered(async () => {
        try {
          const session = await (
            await client()
          ).checkout.sessions.expire(sessionId, {}, { stripeAccount: account });
          return session.status === 'expired';
        } catch (error) {
          if (refusalOf(error) === null) throw error;
          return false;
        }
      }),
    look: (account, sessionId) =>
      answered(async () => {
        const stripe = await client();
        const on = { stripeAccount: account };
        const session = await stripe.checkout.sessions.retrieve(
          sessionId,
          { expand: ['payment_intent.latest_charge.balance_transaction'] },
          on,
        );
        const intent = whole(session.payment_intent);
        const charge = whole(intent?.latest_charge);
        const disputes =
          intent && charge?.disputed
            ? (await stripe.disputes.list({ payment_intent: intent.id, limit: 100 }, on)).data
            : [];
        return stateOf(session, disputes);
      }),
    payout: (account, ref) =>
      answered(async () => {
        try {
          const stripe = await client();
          const on = { stripeAccount: account };
          const payout = await stripe.payouts.retrieve(ref, {}, on);
          const moved = await stripe.balanceTransactions
            .list({ payout: ref, limit: 100, expand: ['data.source'] }, on)
            .autoPagingToArray({ limit: MOST_MOVED });
          return payoutOf(payout, moved);
        } catch (error) {
          if (refusalOf(error) === null) throw error;
          return null;
        }
      }),
  };
}

/** What a session with its payment and its disputes comes to. */
export function stateOf(
  session: Stripe.Checkout.Session,
  disputes: readonly Stripe.Dispute[],
): CheckoutState {
  const intent = whole(session.payment_intent);
  const charge = whole(intent?.latest_charge);
  const kept = whole(charge?.balance_transaction)?.fee ?? null;
  const moved = disputes.flatMap((dispute) => dispute.balance_transactions);
  const sum = (field: 'amount' | 'fee') => moved.reduce((total, one) => total + one[field], 0);
  const type = charge?.payment_method_details?.type;
  return {
    state: progressOf(session, intent),
    sessionId: session.id,
    orderId: session.client_reference_id,
    paymentRef: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    method: type === 'us_bank_account' ? 'ACH' : type === undefined ? null : 'CARD',
    feeCents: kept === null ? null : kept + sum('fee'),
    withdrawnCents: Math.max(0, -sum('amount')),
    failure: disputes[0]?.reason ?? intent?.last_payment_error?.code ?? null,
  };
}

/** A payout with what moved the account’s balance for it; the payout itself is among that. */
export function payoutOf(payout: Stripe.Payout, moved: readonly Stripe.BalanceTransaction[]): ProviderPayout {
  return {
    ref: payout.id,
    isPaid: payout.status !== 'failed' && payout.status !== 'canceled',
    netCents: payout.amount,
    currency: payout.currency,
    arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length),
    items: moved
      .filter(({ type }) => type !== 'payout')
      .map(({ id, type, amount, fee, source }) => {
        const isFee = type === 'stripe_fee' || type === 'stripe_fx_fee' || type === 'tax_fee';
        const intent = whole(source) as { payment_intent?: string | { id: string } | null } | null;
        const of = intent?.payment_intent ?? null;
        return {
          ref: id,
          kind: isFee ? ('FEE' as const) : amount < 0 ? ('RETURN' as const) : ('PAYMENT' as const),
          amountCents: isFee ? 0 : amount,
          feeCents: isFee ? fee - amount : fee,
          paymentRef: typeof of === 'string' ? of : (of?.id ?? null),
        };
      }),
  };
}

function progressOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): CheckoutState['state'] {
  if (paid === 'paid') return 'PAID';
  if (status === 'expired') return 'EXPIRED';
  if (status !== 'complete') return 'OPEN';
  // The page is done, and the bank has said no: Stripe puts the payment back to where it wants another account.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? 'FAILED'
    : 'PROCESSING';
}

/** Card or bank account, and no surcharge on either. The types know newer versions of the API alone. */
function checkoutOf(
  order: CheckoutOrder,
): Stripe.Checkout.SessionCreateParams & { payment_method_types: readonly string[] } {
  return {
    mode: 'payment',
    payment_method_types: ['card', 'us_bank_account'],
    line_items: order.lines.map(({ name, amountCents }) => ({
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name } },
    })),
    client_reference_id: order.id,
    customer_email: order.email,
    metadata: { attemptId: order.id },
    payment_intent_data: { metadata: { attemptId: order.id } },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

const whole = <T extends object>(of: T | string | null | undefined): T | null =>
  typeof of === 'object' ? (of ?? null) : null;

// 22 MB that only those load who take payments.
async function openStripe({ secretKey, apiUrl }: Options): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Client(secretKey, {
    timeout: WAIT_MS,
    // The package’s type allows its newest version alone; Stripe answers every account in any.
    apiVersion: API_VERSION as Stripe.LatestApiVersion,
    // We ask again ourselves, under the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Why Stripe didn’t take what was asked, for good; null where it may have, or will later. */
function refusalOf(error: unknown): string | null {
  const { type, message } = error as { type?: string; message?: string };
  const isFinal =
    type === 'StripeInvalidRequestError' || type === 'StripePermissionError' || type === 'StripeCardError';
  return isFinal ? (message ?? type) : null;
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type } = error as { type?: string };
    const isOpen =
      type === 'StripeConnectionError' ||
      type === 'StripeAPIError' ||
      type === 'StripeRateLimitError' ||
      // Somebody asks under the same key at this moment.
      type === 'StripeIdempotencyError';
    throw isOpen ? new NoAnswerError('Stripe gave no answer.', { cause: error }) : error;
  }
}
