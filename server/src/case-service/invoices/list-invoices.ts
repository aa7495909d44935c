import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectInvoicePage } from './invoice-queries.ts';

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
    invoices: rows.map((row) => ({
      id: row.id,
      number: row.number,
      firm: { id: row.firmId, name: row.firmName ?? '' },
      client: { id: row.clientId, name: row.clientName ?? '' },
      property: row.propertyId ? { id: row.propertyId, name: row.propertyName ?? '' } : null,
      status: row.shownStatus,
      issueDate: row.issueDate,
      dueDate: row.dueDate,
      subtotalCents: row.subtotalCents,
      paidCents: row.paidCents,
      balanceCents: row.balanceCents,
      createdAt: row.createdAt,
      version: row.version,
    })),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    openCents,
    overdueCents,
  };
}
