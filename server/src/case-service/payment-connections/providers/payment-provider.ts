import type { OnlineMethod } from '@writdesk/contract/online-payments/online-payment-values';

/** What is asked for. The same id is the same order, however often it is sent: the provider opens one page for it. */
export interface CheckoutOrder {
  id: string;
  firmId: string;
  account: string;
  merchant: string;
  /** Numbers of invoices and nothing of a case: a provider is nobody’s lawyer. */
  lines: readonly { name: string; amountCents: number }[];
  email: string;
  successUrl: string;
  cancelUrl: string;
}

export type CheckoutAnswer =
  | { isOpen: true; sessionId: string; url: string }
  | { isOpen: false; why: string };

/** How an order stands, as the provider itself says it: what it sent before, and in which order, doesn’t matter. */
export interface CheckoutState {
  state: 'OPEN' | 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED';
  sessionId: string;
  orderId: string | null;
  paymentRef: string | null;
  amountCents: number;
  currency: string;
  method: OnlineMethod | null;
  /** All that it kept; null while it doesn’t say. */
  feeCents: number | null;
  /** What a bank or a card’s owner returned and hasn’t paid again. */
  withdrawnCents: number;
  failure: string | null;
}

/** Money that a provider has sent to the firm’s bank, with all that it consists of. */
export interface ProviderPayout {
  ref: string;
  isPaid: boolean;
  netCents: number;
  currency: string;
  /** The day on which the bank has it. */
  arrivesOn: string;
  items: readonly {
    ref: string;
    kind: 'PAYMENT' | 'RETURN' | 'FEE';
    /** What came in or was returned; nothing for a fee. */
    amountCents: number;
    feeCents: number;
    /** The payment as the provider calls it. */
    paymentRef: string | null;
  }[];
}

/** What a provider sent us by itself. */
export interface ProviderEvent {
  id: string;
  type: string;
  account: string | null;
  occurredAt: Date;
  sessionId: string | null;
  orderId: string | null;
  paymentRef: string | null;
  amountCents: number | null;
  currency: string | null;
}

interface ConnectedAccount {
  account: string;
  isReady: boolean;
  /** Where the firm informs the provider what it still asks for. */
  continueUrl: string | null;
}

/** Nobody knows what became of it: the same order is sent again, never another one. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** Through whom companies pay online. Each call may be repeated. @throws NoAnswerError when no answer came. */
export interface PaymentProvider {
  name: 'stripe' | 'demonstration';
  /** Opens the firm’s account under a key, or looks at the one that it has. */
  connect(of: {
    firmId: string;
    key: string;
    account: string | null;
    email: string;
  }): Promise<ConnectedAccount>;
  open(order: CheckoutOrder): Promise<CheckoutAnswer>;
  /** Closes the page of an order that nobody has paid. @returns whether it is closed. */
  close(account: string, sessionId: string): Promise<boolean>;
  /** @returns null for an order that it doesn’t know. */
  look(account: string, sessionId: string): Promise<CheckoutState | null>;
  /** @returns null for a payout that it doesn’t know. */
  payout(account: string, ref: string): Promise<ProviderPayout | null>;
  /** With which it signs what it sends. */
  eventSecret: string;
}
