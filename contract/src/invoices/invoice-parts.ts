import { z } from 'zod';
import { costRecovery } from '../billing-items/cost-recovery.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { billItemCategories } from './bill-items.ts';
import { shownPaymentMethods } from './payment-values.ts';

/** Why a firm credits a line that it has billed. */
export const creditReasons = [
  'BILLED_TWICE',
  'WRONG_AMOUNT',
  'NOT_DONE',
  'COURT_REFUND',
  /** The court was paid from what the company holds in trust: the firm has nothing to get back. */
  'PAID_FROM_TRUST',
  'GOODWILL',
] as const;
export type CreditReason = (typeof creditReasons)[number];

export const disputeStatuses = ['OPEN', 'UPHELD', 'EXPLAINED', 'WITHDRAWN'] as const;

/** What the company says against a charge, and what the firm answered; a withdrawn one has no answer. */
export const lineDispute = z.object({
  id,
  status: z.enum(disputeStatuses),
  reason: z.string(),
  raisedByName: z.string(),
  raisedAt: instant,
  answer: z.string().nullable(),
  answeredByName: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type LineDispute = z.output<typeof lineDispute>;

export const invoiceLine = z.object({
  id,
  /** Null for who is kept from the case. */
  case: z
    .object({ id, title: z.string(), caseNumber: z.string().nullable(), caseDraftNumber: z.string() })
    .nullable(),
  /** Null for who is kept from the case. */
  description: z.string().nullable(),
  category: z.enum(billItemCategories),
  accountNo: z.string(),
  incurredAt: instant,
  quantity: z.number(),
  unitCents: cents,
  amountCents: cents,
  creditedCents: cents,
  writtenOffCents: cents,
  paidCents: cents,
  balanceCents: cents,
  /** Whether the tenant can be asked for it; null for who is kept from the case. */
  recovery: costRecovery.nullable(),
  /** The last one; null also for who is kept from the case. */
  dispute: lineDispute.nullable(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** What one payment paid of the invoice. */
export const invoicePayment = z.object({
  paymentId: id,
  receivedOn: courtDate,
  method: z.enum(shownPaymentMethods),
  reference: z.string().nullable(),
  amountCents: cents,
  isReversed: z.boolean(),
  recordedByName: z.string(),
});

export const invoiceCorrection = z.object({
  id,
  kind: z.enum(['CREDIT', 'WRITE_OFF']),
  number: z.string().nullable(),
  reason: z.enum([...creditReasons, 'UNCOLLECTIBLE']),
  comment: z.string().nullable(),
  amountCents: cents,
  madeByName: z.string(),
  madeAt: instant,
});

/** From this balance on, who asks for a write-off doesn’t do it: a second person does. */
export const SECOND_WRITE_OFF_ABOVE_CENTS = 500_00;
