export const paymentProviders = ['stripe', 'demonstration'] as const;

export const connectionStatuses = [
  /** The provider still asks the firm for something. */
  'PENDING',
  'READY',
  'OFF',
] as const;

export const attemptStatuses = [
  /** Put down, and the provider wasn’t asked yet. */
  'PENDING',
  /** The provider was asked, and nobody knows what became of it. */
  'UNKNOWN',
  'REFUSED',
  /** The provider’s page waits for the payer. */
  'OPEN',
  /** The payer has paid from a bank account, and the bank hasn’t said yet that it counts. */
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  /** It counted, and the bank or the card’s owner took it back. */
  'RETURNED',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** By which a company pays online. */
export const onlineMethods = ['CARD', 'ACH'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** Of what a provider pays out. */
export const payoutStatuses = ['PAID', 'FAILED'] as const;

export const eventStatuses = ['RECEIVED', 'HANDLED', 'UNMATCHED', 'CLOSED'] as const;

/** Why what the provider sent fits no payment of ours. */
export const mismatches = [
  'UNKNOWN_ACCOUNT',
  'UNKNOWN_PAYMENT',
  'OTHER_ACCOUNT',
  'OTHER_SESSION',
  'OTHER_AMOUNT',
  'OTHER_CURRENCY',
  'REFUND',
  'ALREADY_REFUNDED',
] as const;
export type Mismatch = (typeof mismatches)[number];

/** So many days a link opens that accounts payable pay by without an account. */
export const PAY_LINK_DAYS = 30;
