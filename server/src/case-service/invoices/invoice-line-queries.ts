import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesInvoice, CasesInvoiceCorrection, CasesInvoiceLine, DB } from '../../platform/db/schema.ts';
import { costRule } from '../billing/index.ts';
import type { Debtor } from './account-queries.ts';

export interface InvoiceKey {
  firmId: string;
  id: string;
}

export async function insertInvoice(
  db: Kysely<DB>,
  row: Insertable<CasesInvoice>,
  lines: readonly Insertable<CasesInvoiceLine>[],
): Promise<void> {
  await db.insertInto('cases.invoice').values(row).execute();
  await db.insertInto('cases.invoiceLine').values(lines).execute();
}

/** The invoice itself, locked until the transaction ends. */
export function lockInvoice(db: Kysely<DB>, { firmId, id }: InvoiceKey) {
  return db
    .selectFrom('cases.invoice')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;

export async function updateInvoice(
  db: Kysely<DB>,
  { firmId, id }: InvoiceKey,
  changes: Partial<Insertable<CasesInvoice>>,
): Promise<void> {
  await db
    .updateTable('cases.invoice')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** The lines of an invoice, in their order; of a case that the reader is kept from there is no name. */
export async function selectLines(db: Kysely<DB>, { firmId, id }: InvoiceKey) {
  const rows = await db
    .selectFrom('cases.invoiceLine as l')
    .leftJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'l.firmId').onRef('c.id', '=', 'l.caseId'),
    )
    .leftJoin('cases.billingItem as b', (join) =>
      join.onRef('b.firmId', '=', 'l.firmId').onRef('b.id', '=', 'l.billingItemId'),
    )
    .leftJoin('cases.billItem as item', (join) =>
      join.onRef('item.firmId', '=', 'l.firmId').onRef('item.id', '=', 'b.billItemId'),
    )
    .leftJoin('cases.caseEviction as e', (join) =>
      join.onRef('e.firmId', '=', 'l.firmId').onRef('e.caseId', '=', 'l.caseId'),
    )
    .selectAll('l')
    .select([
      'l.category as itemCategory',
      'item.recoverable as itemRecoverable',
      'e.leaseAsksFees',
      costRule({
        stateCode: sql`c.state_code`,
        category: sql`l.category`,
        day: sql`l.incurred_at::date`,
      }).as('costRule'),
    ])
    .select([
      'c.id as seenCaseId',
      'c.title',
      'c.caseNumber',
      'c.caseDraftNumber',
      'c.propertyId',
      'c.ownerId',
    ])
    .where('l.firmId', '=', firmId)
    .where('l.invoiceId', '=', id)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity), balanceCents: restOf(row) }));
}
export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

interface Sums {
  amountCents: number;
  creditedCents: number;
  writtenOffCents: number;
  paidCents: number;
}
/** What is left of a line. */
export const restOf = (line: Sums): number =>
  line.amountCents - line.creditedCents - line.writtenOffCents - line.paidCents;

type Moved = 'creditedCents' | 'writtenOffCents' | 'paidCents';

/** Adds to what was credited, written off or paid of lines; below zero takes it back. */
export async function moveLines(
  db: Kysely<DB>,
  { firmId, id }: InvoiceKey,
  column: Moved,
  amounts: readonly { lineId: string; amountCents: number }[],
): Promise<void> {
  for (const { lineId, amountCents } of amounts) {
    await db
      .updateTable('cases.invoiceLine')
      .set((of) => ({ [column]: of(column, '+', amountCents) }))
      .where('firmId', '=', firmId)
      .where('invoiceId', '=', id)
      .where('id', '=', lineId)
      .execute();
  }
}

/** Brings what an invoice says of its sums in line with its lines. */
export async function recalculateInvoice(db: Kysely<DB>, key: InvoiceKey): Promise<void> {
  const lines = await selectLines(db, key);
  const sum = (of: keyof Sums) => lines.reduce((cents, line) => cents + line[of], 0);
  const balanceCents = lines.reduce((cents, line) => cents + line.balanceCents, 0);
  const paidCents = sum('paidCents');
  await updateInvoice(db, key, {
    creditsCents: sum('creditedCents'),
    writtenOffCents: sum('writtenOffCents'),
    paidCents,
    balanceCents,
    status: balanceCents === 0 ? 'PAID' : paidCents > 0 ? 'PARTIALLY_PAID' : 'ISSUED',
  });
}

export async function insertCorrection(
  db: Kysely<DB>,
  row: Insertable<CasesInvoiceCorrection>,
): Promise<void> {
  await db.insertInto('cases.invoiceCorrection').values(row).execute();
}

export const selectCorrections = (db: Kysely<DB>, { firmId, id }: InvoiceKey) =>
  db
    .selectFrom('cases.invoiceCorrection')
    .select(['id', 'kind', 'number', 'reason', 'comment', 'amountCents', 'madeByName', 'madeAt'])
    .where('firmId', '=', firmId)
    .where('invoiceId', '=', id)
    .orderBy('madeAt')
    .orderBy('id')
    .execute();

/** What was charged so far as interest on an invoice. */
export async function interestOn(db: Kysely<DB>, { firmId, id }: InvoiceKey): Promise<number> {
  const { cents } = await db
    .selectFrom('cases.interestCharge')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('firmId', '=', firmId)
    .where('invoiceId', '=', id)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What each payment paid of an invoice, the first one first. */
export const selectPaymentsOf = (db: Kysely<DB>, { firmId, id }: InvoiceKey) =>
  db
    .selectFrom('cases.paymentAllocation as a')
    .innerJoin('cases.payment as p', (join) =>
      join.onRef('p.firmId', '=', 'a.firmId').onRef('p.id', '=', 'a.paymentId'),
    )
    .select(['p.id as paymentId', 'p.receivedOn', 'p.method', 'p.reference', 'p.recordedByName', 'p.status'])
    .select((of) => of.fn.sum<number>('a.amountCents').as('amountCents'))
    .where('a.firmId', '=', firmId)
    .where('a.invoiceId', '=', id)
    .groupBy(['p.firmId', 'p.id'])
    .orderBy('p.receivedOn')
    .orderBy('p.id')
    .execute();

/** What is left of the issued invoices of a company, line by line: the oldest due first. */
export async function selectOpenLines(db: Kysely<DB>, { firmId, clientId }: Debtor) {
  const rows = await db
    .selectFrom('cases.invoiceLine as l')
    .innerJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'l.firmId').onRef('i.id', '=', 'l.invoiceId'),
    )
    .select(['l.invoiceId', 'l.id as lineId', 'l.caseId', 'l.category', 'l.position'])
    .select(['l.amountCents', 'l.creditedCents', 'l.writtenOffCents', 'l.paidCents'])
    .select(['i.number', 'i.issueDate', 'i.dueDate'])
    .where('l.firmId', '=', firmId)
    .where('i.clientId', '=', clientId)
    .where('i.status', 'in', ['ISSUED', 'PARTIALLY_PAID'])
    .orderBy('i.dueDate')
    .orderBy('i.number')
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({ ...row, restCents: restOf(row) })).filter(({ restCents }) => restCents > 0);
}
export type OpenLine = Awaited<ReturnType<typeof selectOpenLines>>[number];
