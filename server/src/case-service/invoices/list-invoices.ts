import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectInvoicePage } from './invoice-queries.ts';
import { invoiceView } from './read-invoice.ts';

/** A page of the invoices that the caller can see, overdue ones named so. */
export async function listInvoices(context: UserContext, { query }: RouteInput<typeof invoices.list>) {
  const { deps, scope } = context;
  const now = deps.clock.now();
  const isAged = query.asOf !== undefined || query.age !== null;
  const asOf = isAged ? (query.asOf ?? localDate(now, personOf(context).timeZone)) : null;
  const { rows, total, openCents, overdueCents, asOfCents } = await selectInvoicePage(
    deps.db.as(scope),
    scope,
    { ...query, asOf },
    now,
  );
  return {
    invoices: rows.map((row) => ({ ...invoiceView(row), asOfCents: row.asOfCents })),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    openCents,
    overdueCents,
    asOfCents,
  };
}
