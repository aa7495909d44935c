import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { dateRange } from '../values/date-range.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';

/** As stored. */
export const invoiceStatuses = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID'] as const;
/** As shown: an invoice is overdue by the calendar, not by what was written down. */
export const shownInvoiceStatuses = [...invoiceStatuses, 'OVERDUE'] as const;
export type ShownInvoiceStatus = (typeof shownInvoiceStatuses)[number];

export const invoice = z.object({
  id,
  number: z.string(),
  firm: namedRef,
  client: namedRef,
  property: namedRef.nullable(),
  status: z.enum(shownInvoiceStatuses),
  issueDate: courtDate,
  dueDate: courtDate,
  subtotalCents: cents,
  paidCents: cents,
  balanceCents: cents,
  createdAt: instant,
  version: z.int(),
});
export type Invoice = z.output<typeof invoice>;

export const invoices = {
  list: route({
    method: 'GET',
    area: 'case-service',
    path: '/invoices/list',
    reads: ['invoice'],
    permission: 'invoice.read',
    summary: 'List the invoices that the caller can see, with their open and overdue amounts',
    query: listQuery({
      /** Finds by the beginning of the number. */
      search,
      status: choices(shownInvoiceStatuses),
      clientId: idFilter,
      propertyId: idFilter,
      /** By day of issue. */
      dateRange,
      sort: sort(['issueDate', 'dueDate', 'balanceCents', 'number'], '-issueDate'),
    }),
    reply: listReply('invoices', invoice, {
      /** Sums over all rows of the filter, not of the page alone. */
      openCents: cents,
      overdueCents: cents,
    }),
    failure: 'Get Invoices Fail',
  }),
};
