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
      firm: { id: row.firm_id, name: row.firm_name ?? '' },
      client: { id: row.client_id, name: row.client_name ?? '' },
      property: row.property_id ? { id: row.property_id, name: row.property_name ?? '' } : null,
      status: row.shown_status,
      issueDate: row.issue_date,
      dueDate: row.due_date,
      subtotalCents: row.subtotal_cents,
      paidCents: row.paid_cents,
      balanceCents: row.balance_cents,
      createdAt: row.created_at,
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
