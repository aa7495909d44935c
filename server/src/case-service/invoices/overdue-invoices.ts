import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectOverdue } from './invoice-queries.ts';

export interface OverdueInvoice {
  id: string;
  number: string;
  dueDate: string;
  balanceCents: number;
}

/**
 * The invoices that hold a company's new cases, the oldest first: issued or paid in part, something left to pay, and the
 * firm's day past the due date and the company's days of grace.
 * @param now an instant; the firm's time zone makes a day of it.
 * @param propertyId the case's property: what counts where the company is held property by property.
 */
export function overdueInvoices(
  db: Kysely<DB>,
  firmId: string,
  clientId: string,
  now: Date,
  propertyId: string | null = null,
): Promise<OverdueInvoice[]> {
  return selectOverdue(db, { firmId, clientId, propertyId }, now);
}
