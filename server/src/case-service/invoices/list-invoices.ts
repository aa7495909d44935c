import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectInvoicePage } from './invoice-queries.ts';
import { invoiceView } from './read-invoice.ts';

/** A page of the invoices that the caller can see, overdue ones named so. */
export async function listInvoices(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof invoices.list>,
) {
  const { rows, total, openCents, overdueCents } = await selectInvoicePage(
    deps.db.as(scope),
    scope,
    query,
    deps.clock.now(),
  );
  return {
    invoices: rows.map(invoiceView),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    openCents,
    overdueCents,
  };
}
