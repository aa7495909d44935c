/** What moves money on a firm’s ledger. A reversal is the same event with `.reverse` behind it. */
export const ledgerEvents = [
  'invoice.issue',
  'invoice.credit',
  'invoice.write-off',
  'payment.record',
  'payment.apply',
  'payment.refund',
  'payment.fee',
  'check.release',
  'cost.pay',
  'cost.settle',
  'trust.deposit',
  'trust.identify',
  'trust.transfer',
  'trust.check',
] as const;
export type LedgerEvent = (typeof ledgerEvents)[number];
