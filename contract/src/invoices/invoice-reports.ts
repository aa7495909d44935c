import { recordOf } from '../values/records.ts';
import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { calendarDay, courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { invoiceAges } from './ages.ts';

/** What was left to pay on a day, by how long it was due. */
const agedSums = z.object({
  ...recordOf(invoiceAges, () => cents),
  totalCents: cents,
});
export type AgedSums = z.output<typeof agedSums>;

const agedCompany = agedSums.extend({ firm: namedRef, client: namedRef });
export type AgedCompany = z.output<typeof agedCompany>;

/** What changed the account of a company with a firm. */
export const statementEntries = [
  'INVOICE',
  'VOID',
  'CREDIT',
  'WRITE_OFF',
  'PAYMENT',
  'REVERSAL',
  'REFUND',
] as const;
export type StatementEntry = (typeof statementEntries)[number];

const statementLine = z.object({
  id,
  day: courtDate,
  entry: z.enum(statementEntries),
  /** The invoice that it is of; null for money, which may be of many. */
  invoice: z.object({ id, number: z.string() }).nullable(),
  /** The number of the credit note, or what the payer said of the payment. */
  reference: z.string().nullable(),
  /** What it added to what the company owes; below zero what it took. */
  amountCents: cents,
  /** What of it is interest. */
  interestCents: cents,
  /** What the company owed after it; below zero it has credit. */
  balanceCents: cents,
});

export const statement = z.object({
  firm: namedRef,
  client: namedRef,
  from: courtDate,
  to: courtDate,
  openingCents: cents,
  lines: z.array(statementLine),
  closingCents: cents,
});
export type Statement = z.output<typeof statement>;

/** Whose account it is, and its days, both counted in. */
const account = z.object({ clientId: id, firmId: idFilter, from: calendarDay, to: calendarDay });

const area = 'case-service';

export const invoiceReports = {
  aging: route({
    method: 'GET',
    area,
    path: '/invoices/aging',
    reads: ['invoice', 'payment'],
    permission: 'invoice.read',
    summary: 'Show what companies owed on a day, by how long it was due',
    query: listQuery({
      /** The day to look back to; today where nothing is said. */
      asOf: calendarDay.optional(),
      firmId: idFilter,
      clientId: idFilter,
      sort: sort(['company', ...invoiceAges, 'totalCents'], 'company'),
    }),
    reply: listReply('companies', agedCompany, {
      asOf: courtDate,
      /** Over all companies of the filter, not those of the page alone. */
      sums: agedSums,
    }),
    failure: 'Get Aging Fail',
  }),
  statement: route({
    method: 'GET',
    area,
    path: '/invoices/statement',
    reads: ['invoice', 'payment'],
    permission: 'invoice.read-statement',
    summary:
      'Show the account of a company with a firm over some days: what was owed, billed, paid and credited',
    query: account,
    reply: statement,
    failure: 'Get Statement Fail',
  }),
  statementPdf: route({
    method: 'GET',
    area,
    path: '/invoices/statement-pdf',
    reads: [],
    permission: 'invoice.read-statement',
    summary: 'Typeset the statement of a company as a PDF, and create a link to download it',
    query: account,
    reply: z.object({ url: z.string().min(1) }),
    failure: 'Download Statement Fail',
  }),
};
