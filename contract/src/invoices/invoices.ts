import { z } from 'zod';
import { bulkResults } from '../values/bulk.ts';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { dateRange } from '../values/date-range.ts';
import { calendarDay, courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { auditedReason, optionalText } from '../values/text.ts';
import { moneyMovement } from './payment-values.ts';
import { invoiceAges } from './ages.ts';
import { creditReasons, invoiceCorrection, invoiceLine, invoicePayment } from './invoice-parts.ts';

/** As stored. */
export const invoiceStatuses = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID'] as const;
/** As shown: an invoice is overdue by the calendar, not by what was written down. */
export const shownInvoiceStatuses = [...invoiceStatuses, 'OVERDUE'] as const;
export type ShownInvoiceStatus = (typeof shownInvoiceStatuses)[number];

export const invoice = z.object({
  id,
  /** A draft has none yet. */
  number: z.string().nullable(),
  firm: namedRef,
  client: namedRef,
  property: namedRef.nullable(),
  status: z.enum(shownInvoiceStatuses),
  issueDate: courtDate.nullable(),
  dueDate: courtDate.nullable(),
  subtotalCents: cents,
  creditsCents: cents,
  writtenOffCents: cents,
  paidCents: cents,
  balanceCents: cents,
  /** What is left of charges that the company disputes; while there are any, no reminder leaves. */
  disputedCents: cents,
  /** The day of the last reminder to its company. */
  remindedOn: courtDate.nullable(),
  createdAt: instant,
  version: z.int(),
});

const listedInvoice = invoice.extend({
  /** What was left to pay on the day that was asked for. */
  asOfCents: cents.nullable(),
});
export type Invoice = z.output<typeof listedInvoice>;

export const invoiceDetails = invoice.extend({
  termsDays: z.int(),
  note: z.string().nullable(),
  createdByName: z.string().nullable(),
  issuedByName: z.string().nullable(),
  voidedAt: instant.nullable(),
  voidedByName: z.string().nullable(),
  voidReason: z.string().nullable(),
  /** When it was mailed last, to which address, and by whom. */
  sentAt: instant.nullable(),
  sentTo: z.string().nullable(),
  sentByName: z.string().nullable(),
  /** Who asks to write off a balance so large that someone else has to do it, and why. */
  writeOffAsked: z.object({ name: z.string(), comment: z.string() }).nullable(),
  lines: z.array(invoiceLine),
  payments: z.array(invoicePayment),
  corrections: z.array(invoiceCorrection),
  /** What was charged so far as interest on this invoice, on later ones. */
  interestCents: cents,
  /** What the caller may do with it. */
  can: z.object({
    issue: z.boolean(),
    void: z.boolean(),
    recordPayment: z.boolean(),
    credit: z.boolean(),
    writeOff: z.boolean(),
    download: z.boolean(),
    send: z.boolean(),
    /** Pay it online. */
    pay: z.boolean(),
    dispute: z.boolean(),
    withdrawDispute: z.boolean(),
    answerDispute: z.boolean(),
  }),
});
export type InvoiceDetails = z.output<typeof invoiceDetails>;

/** What may be done with many invoices at once. */
export const bulkInvoiceActions = ['issue', 'send', 'remind'] as const;
export type BulkInvoiceAction = (typeof bulkInvoiceActions)[number];
export const MAX_BULK_INVOICES = 200;

/** The version that the caller saw; a stale one is answered 409. */
const version = z.int().optional();
const comment = auditedReason();
const area = 'case-service';
const changes = ['invoice', 'payment', 'case'] as const;

export const invoices = {
  list: route({
    method: 'GET',
    area,
    path: '/invoices/list',
    reads: ['invoice'],
    permission: 'invoice.read',
    summary: 'List the invoices that the caller can see, with their open and overdue amounts',
    query: listQuery({
      /** Finds by the beginning of the number. */
      search,
      status: choices(shownInvoiceStatuses),
      firmId: idFilter,
      clientId: idFilter,
      propertyId: idFilter,
      /** Whether the company disputes a charge of it. */
      disputed: flag,
      /** By day of issue. */
      dateRange,
      /** Invoices of which something was left to pay on this day. */
      asOf: calendarDay.optional(),
      /** How long they were due on that day; of today where nothing is said. */
      age: choices(invoiceAges),
      sort: sort(['issueDate', 'dueDate', 'balanceCents', 'number'], '-issueDate'),
    }),
    reply: listReply('invoices', listedInvoice, {
      /** Sums over all rows of the filter, not of the page alone. */
      openCents: cents,
      overdueCents: cents,
      asOfCents: cents.nullable(),
    }),
    failure: 'Get Invoices Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/invoices/details/{id}',
    reads: ['invoice/{id}'],
    permission: 'invoice.read',
    summary: 'Show an invoice with its lines, payments and corrections',
    params: idParams,
    reply: invoiceDetails,
    failure: 'Get Invoice Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/invoices/create',
    changes,
    permission: 'invoice.create',
    summary: 'Draft an invoice of unbilled charges, which it reserves, or issue it at once',
    body: z.object({
      clientId: id,
      billingItemIds: z.array(id).min(1).max(2_000),
      issue: z.boolean().default(false),
      note: optionalText(500).optional(),
    }),
    reply: invoiceDetails,
    status: 201,
    failure: 'Create Invoice Fail',
  }),
  issue: route({
    method: 'POST',
    area,
    path: '/invoices/issue/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Issue a draft: it gets its number and its due date',
    params: idParams,
    body: z.object({ version }).default({}),
    reply: invoiceDetails,
    failure: 'Issue Invoice Fail',
  }),
  pdf: route({
    method: 'GET',
    area,
    path: '/invoices/pdf/{id}',
    reads: [],
    permission: 'invoice.read',
    summary: 'Typeset an issued invoice as a PDF, and create a link to download it',
    params: idParams,
    reply: z.object({ url: z.string().min(1) }),
    failure: 'Download Invoice Fail',
  }),
  ledes: route({
    method: 'GET',
    area,
    path: '/invoices/ledes/{id}',
    reads: [],
    permission: 'invoice.read',
    summary: 'Write an issued invoice as a LEDES 1998B file, and create a link to download it',
    params: idParams,
    reply: z.object({ url: z.string().min(1) }),
    failure: 'Download LEDES File Fail',
  }),
  send: route({
    method: 'POST',
    area,
    path: '/invoices/send/{id}',
    changes: ['invoice'],
    permission: 'invoice.update',
    summary: 'Mail a link to an open invoice to the accounts payable of its company',
    params: idParams,
    body: z.object({ version }).default({}),
    reply: invoiceDetails,
    failure: 'Send Invoice Fail',
  }),
  bulk: route({
    method: 'POST',
    area,
    path: '/invoices/bulk/{action}',
    changes,
    permission: 'invoice.update',
    summary:
      'Issue, send or remind of up to 200 invoices, each with its own result; what is mailed to a company is one email and one transaction',
    params: z.object({ action: z.enum(bulkInvoiceActions) }),
    body: z.object({
      invoiceIds: z
        .array(id)
        .min(1, issue('invoice_missing'))
        .max(MAX_BULK_INVOICES, issue('invoices_at_most', { max: MAX_BULK_INVOICES })),
    }),
    reply: bulkResults,
    failure: 'Change Invoices Fail',
  }),
  recordPayment: route({
    method: 'POST',
    area,
    path: '/invoices/record-payment/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Record a payment of an invoice; what exceeds its balance becomes the company’s credit',
    params: idParams,
    body: z.object(moneyMovement),
    reply: invoiceDetails,
    failure: 'Record Payment Fail',
  }),
  void: route({
    method: 'POST',
    area,
    path: '/invoices/void/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Void an unpaid invoice; its charges can be billed again',
    params: idParams,
    body: z.object({ version, comment }),
    reply: invoiceDetails,
    failure: 'Void Invoice Fail',
  }),
  credit: route({
    method: 'POST',
    area,
    path: '/invoices/credit/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Credit lines of an invoice, with a reason',
    params: idParams,
    body: z.object({
      version,
      lines: z
        .array(z.object({ lineId: id, amountCents: cents.min(1) }))
        .min(1)
        .max(500),
      reason: z.enum(creditReasons),
      comment,
    }),
    reply: invoiceDetails,
    failure: 'Credit Invoice Fail',
  }),
  writeOff: route({
    method: 'POST',
    area,
    path: '/invoices/write-off/{id}',
    changes,
    permission: 'invoice.update',
    summary: 'Write off what is left of an invoice; above $500 someone else has to do it again',
    params: idParams,
    body: z.object({ version, comment }),
    reply: invoiceDetails,
    failure: 'Write Off Invoice Fail',
  }),
};
