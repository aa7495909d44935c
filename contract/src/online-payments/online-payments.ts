import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, flag, idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { auditedReason, oneLine } from '../values/text.ts';
import {
  attemptStatuses,
  connectionStatuses,
  eventStatuses,
  mismatches,
  onlineMethods,
  paymentProviders,
  payoutStatuses,
} from './online-payment-values.ts';

export const paymentAttempt = z.object({
  id,
  firm: namedRef,
  client: namedRef,
  status: z.enum(attemptStatuses),
  amountCents: cents,
  method: z.enum(onlineMethods).nullable(),
  /** What the provider kept. */
  feeCents: cents,
  /** Why the provider refused it, or took it back, in its own words. */
  failure: z.string().nullable(),
  invoices: z.array(z.object({ id, number: z.string(), amountCents: cents })),
  payerName: z.string(),
  isByLink: z.boolean(),
  createdAt: instant,
  settledAt: instant.nullable(),
});
export type PaymentAttempt = z.output<typeof paymentAttempt>;

/** What a provider has sent to the firm’s bank: one line of a statement. */
export const payout = z.object({
  id,
  /** As the provider calls it. */
  ref: z.string(),
  status: z.enum(payoutStatuses),
  /** Payments less what was returned; then what the provider kept; then what the bank has. */
  grossCents: cents,
  feeCents: cents,
  netCents: cents,
  arrivesOn: courtDate,
  /** How many payments it consists of. */
  payments: z.int(),
  /** The line of a statement that stands for it; null until one does. */
  line: z.object({ id, postedOn: courtDate, account: z.string() }).nullable(),
});
export type Payout = z.output<typeof payout>;

/** Where the payer goes from here; null while the provider hasn’t answered, or once nothing is left to do. */
const started = z.object({ id, status: z.enum(attemptStatuses), checkoutUrl: z.string().nullable() });
export type StartedPayment = z.output<typeof started>;

export const paymentEvent = z.object({
  firmId: id,
  eventId: z.string(),
  type: z.string(),
  account: z.string().nullable(),
  amountCents: cents.nullable(),
  currency: z.string().nullable(),
  paymentRef: z.string().nullable(),
  status: z.enum(eventStatuses),
  reason: z.enum(mismatches).nullable(),
  occurredAt: instant,
  receivedAt: instant,
  can: z.object({ close: z.boolean() }),
});
export type PaymentEvent = z.output<typeof paymentEvent>;

export const paymentConnection = z.object({
  /** With which this installation takes payments; null where people record them by hand alone. */
  provider: z.enum(paymentProviders).nullable(),
  /** Null where the firm has never been connected. */
  status: z.enum(connectionStatuses).nullable(),
  account: z.string().nullable(),
  connectedByName: z.string().nullable(),
  connectedAt: instant.nullable(),
  can: z.object({ connect: z.boolean(), disconnect: z.boolean() }),
});
export type PaymentConnection = z.output<typeof paymentConnection>;

/** What accounts payable see without an account: of a case or a tenant nothing. */
const linkedInvoices = z.object({
  firm: z.string(),
  opensUntil: courtDate,
  invoices: z.array(
    z.object({ number: z.string(), issueDate: courtDate, dueDate: courtDate, balanceCents: cents }),
  ),
  /** Whether the firm takes payments online. */
  canPay: z.boolean(),
});
export type LinkedInvoices = z.output<typeof linkedInvoices>;

const area = 'case-service';
const token = oneLine(2_000).min(1);
const numbers = z.array(oneLine(40).min(1)).min(1).max(100);
const startChanges = ['payment-attempt'] as const;
const connectionChanges = ['payment-connection', 'invoice'] as const;

export const onlinePayments = {
  start: route({
    method: 'POST',
    area,
    path: '/payments/start',
    changes: startChanges,
    permission: 'invoice.pay',
    summary: 'Start an online payment of a firm’s open invoices, on the provider’s own page',
    body: z.object({ invoiceIds: z.array(id).min(1).max(100) }),
    reply: started,
    status: 201,
    isSecret: true,
    failure: 'Start Payment Fail',
  }),
  attempts: route({
    method: 'GET',
    area,
    path: '/payments/attempts',
    reads: ['payment-attempt'],
    permission: 'invoice.read',
    summary: 'List the payments that companies started online',
    query: listQuery({
      status: choices(attemptStatuses),
      clientId: idFilter,
      sort: sort(['createdAt', 'amountCents'], '-createdAt'),
    }),
    reply: listReply('attempts', paymentAttempt),
    failure: 'Get Online Payments Fail',
  }),
  attempt: route({
    method: 'GET',
    area,
    path: '/payments/attempt/{id}',
    reads: ['payment-attempt/{id}'],
    permission: 'invoice.read',
    summary: 'Show a payment that was started online',
    params: idParams,
    reply: paymentAttempt,
    failure: 'Get Online Payment Fail',
  }),
  events: route({
    method: 'GET',
    area,
    path: '/payments/events',
    reads: ['payment-event'],
    permission: 'payment-event.read',
    summary: 'List the provider’s messages that match no payment',
    query: listQuery({ status: choices(eventStatuses), sort: sort(['receivedAt'], '-receivedAt') }),
    reply: listReply('events', paymentEvent),
    failure: 'Get Payment Events Fail',
  }),
  payouts: route({
    method: 'GET',
    area,
    path: '/payments/payouts',
    reads: ['payment-event', 'bank-statement'],
    permission: 'bank-statement.read',
    summary: 'List what the provider has paid out to the firm’s bank, and whether a statement has it',
    query: listQuery({
      /** Whether a line of a statement stands for it. */
      atBank: flag,
      sort: sort(['arrivesOn', 'netCents'], '-arrivesOn'),
    }),
    reply: listReply('payouts', payout, {
      /** What was paid out and no statement has, over all rows of the filter. */
      openCents: cents,
    }),
    failure: 'Get Payouts Fail',
  }),
  closeEvent: route({
    method: 'POST',
    area,
    path: '/payments/close-event',
    changes: ['payment-event'],
    permission: 'payment-event.update',
    summary: 'Close a provider’s message that matches no payment, with a note of what was done',
    body: z.object({ firmId: id, eventId: oneLine(255).min(1), comment: auditedReason() }),
    reply: paymentEvent,
    failure: 'Close Payment Event Fail',
  }),
  connection: route({
    method: 'GET',
    area,
    path: '/payments/connection',
    reads: ['payment-connection'],
    permission: 'payment-connection.read',
    summary: 'Show whether the firm takes payments online',
    reply: paymentConnection,
    failure: 'Get Connection Fail',
  }),
  connect: route({
    method: 'POST',
    area,
    path: '/payments/connect',
    changes: connectionChanges,
    permission: 'payment-connection.update',
    summary:
      'Connect the firm with the payment provider, or continue where the provider still needs something',
    reply: paymentConnection.extend({
      /** Where the firm informs the provider about itself; null where nothing is missing. */
      continueUrl: z.string().nullable(),
    }),
    isSecret: true,
    failure: 'Connect Fail',
  }),
  disconnect: route({
    method: 'POST',
    area,
    path: '/payments/disconnect',
    changes: connectionChanges,
    permission: 'payment-connection.update',
    summary: 'Stop accepting online payments; payments that were started are completed',
    reply: paymentConnection,
    failure: 'Disconnect Fail',
  }),
  byLink: route({
    method: 'POST',
    area,
    path: '/payments/by-link',
    changes: [],
    permission: 'public',
    summary: 'Show the open invoices that a signed link leads to',
    body: z.object({ token }),
    reply: linkedInvoices,
    isSecret: true,
    failure: 'Get Invoices Fail',
  }),
  startByLink: route({
    method: 'POST',
    area,
    path: '/payments/start-by-link',
    changes: startChanges,
    permission: 'public',
    summary: 'Start to pay invoices that a signed link leads to',
    body: z.object({ token, numbers }),
    reply: started,
    isSecret: true,
    failure: 'Start Payment Fail',
  }),
  attemptByLink: route({
    method: 'POST',
    area,
    path: '/payments/attempt-by-link',
    changes: [],
    permission: 'public',
    summary: 'Show the outcome of a payment that was started by a signed link',
    body: z.object({ token, id }),
    reply: z.object({ status: z.enum(attemptStatuses), amountCents: cents }),
    isSecret: true,
    failure: 'Get Online Payment Fail',
  }),
};
