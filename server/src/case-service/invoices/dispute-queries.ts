import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { CasesInvoiceDispute, DB } from '../../platform/db/schema.ts';
import type { InvoiceKey } from './invoice-line-queries.ts';

export async function insertDispute(db: Kysely<DB>, row: Insertable<CasesInvoiceDispute>): Promise<void> {
  await db.insertInto('cases.invoiceDispute').values(row).execute();
}

/** All disputes of an invoice, the last one of each charge behind the others. */
export const selectDisputes = (db: Kysely<DB>, { firmId, id }: InvoiceKey) =>
  db
    .selectFrom('cases.invoiceDispute')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('invoiceId', '=', id)
    .orderBy('raisedAt')
    .orderBy('id')
    .execute();
export type DisputeRow = Awaited<ReturnType<typeof selectDisputes>>[number];

export async function endDispute(
  db: Kysely<DB>,
  { firmId, invoiceId, id }: Pick<DisputeRow, 'firmId' | 'invoiceId' | 'id'>,
  ended: {
    status: Exclude<DisputeRow['status'], 'OPEN'>;
    answer: string | null;
    answeredByName: string;
    answeredAt: Date;
  },
): Promise<void> {
  await db
    .updateTable('cases.invoiceDispute')
    .set(ended)
    .where('firmId', '=', firmId)
    .where('invoiceId', '=', invoiceId)
    .where('id', '=', id)
    .execute();
}

/** What is left of the disputed charges of an open invoice `i`. What was paid, credited or voided is nobody’s dispute any more. */
export const disputedCents = sql<number>`case when i.status in ('ISSUED', 'PARTIALLY_PAID') then coalesce((
  select sum(line.amount_cents - line.credited_cents - line.written_off_cents - line.paid_cents)
  from cases.invoice_dispute dispute join cases.invoice_line line
    on line.firm_id = dispute.firm_id and line.invoice_id = dispute.invoice_id and line.id = dispute.line_id
  where dispute.firm_id = i.firm_id and dispute.invoice_id = i.id and dispute.status = 'OPEN'), 0)::bigint else 0 end`;
/** Few invoices have an open dispute: they are found by that, and only of theirs it is asked what is left. */
export const isDisputed = sql<SqlBool>`(exists (select from cases.invoice_dispute open
  where open.firm_id = i.firm_id and open.invoice_id = i.id and open.status = 'OPEN') and ${disputedCents} > 0)`;
