import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { moneyMovement, shownPaymentMethods } from '../invoices/payment-values.ts';
import { route } from '../route.ts';
import { dateRange } from '../values/date-range.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { auditedReason } from '../values/text.ts';

export const paymentStatuses = ['RECORDED', 'REVERSED'] as const;

export const payment = z.object({
  id,
  firm: namedRef,
  client: namedRef,
  receivedOn: courtDate,
  method: z.enum(shownPaymentMethods),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  amountCents: cents,
  /** What of it is the company’s credit. */
  unappliedCents: cents,
  refundedCents: cents,
  status: z.enum(paymentStatuses),
  /** The invoices that it paid, and how much of each. */
  invoices: z.array(z.object({ id, number: z.string(), amountCents: cents })),
  recordedByName: z.string(),
  recordedAt: instant,
  reversalReason: z.string().nullable(),
  version: z.int(),
  can: z.object({ reverse: z.boolean(), refund: z.boolean(), apply: z.boolean() }),
});
export type Payment = z.output<typeof payment>;

const version = z.int().optional();
const comment = auditedReason();
const area = 'case-service';
const changes = ['invoice', 'payment', 'case'] as const;
const listFilters = listQuery({
  /** Finds by the beginning of the reference. */
  search,
  status: choices(paymentStatuses),
  method: choices(shownPaymentMethods),
  clientId: idFilter,
  /** By the day on which it came. */
  dateRange,
  sort: sort(['receivedOn', 'amountCents'], '-receivedOn'),
});
export type PaymentListQuery = z.output<typeof listFilters>;

export const payments = {
  list: route({
    method: 'GET',
    area,
    path: '/payments/list',
    reads: ['payment'],
    permission: 'invoice.read',
    summary: 'List the payments that the caller can see, with the credit that is left of them',
    query: listFilters,
    reply: listReply('payments', payment, { creditCents: cents }),
    failure: 'Get Payments Fail',
  }),
  record: route({
    method: 'POST',
    area,
    path: '/payments/record',
    changes,
    permission: 'invoice.update',
    summary: 'Record a payment for many invoices: as the payer specifies, or the oldest due first',
    body: z.object({
      clientId: id,
      ...moneyMovement,
      /** What the payer says; where it says nothing, the oldest due first. */
      allocations: z
        .array(z.object({ invoiceId: id, amountCents: cents.min(1) }))
        .max(500)
        .default([]),
    }),
    reply: payment,
    status: 201,
    failure: 'Record Payment Fail',
  }),
  apply: route({
    method: 'POST',
    area,
    path: '/payments/apply/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Apply the remaining credit of a payment to open invoices, the oldest due first',
    params: idParams,
    body: z.object({ version }).default({}),
    reply: payment,
    failure: 'Apply Credit Fail',
  }),
  reverse: route({
    method: 'POST',
    area,
    path: '/payments/reverse/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Reverse a payment that was returned or entered by mistake; its invoices are open again',
    params: idParams,
    body: z.object({ version, comment }),
    reply: payment,
    failure: 'Reverse Payment Fail',
  }),
  refund: route({
    method: 'POST',
    area,
    path: '/payments/refund/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Refund the remaining credit of a payment',
    params: idParams,
    body: z.object({ version, amountCents: cents.min(1), comment }),
    reply: payment,
    failure: 'Refund Payment Fail',
  }),
};
