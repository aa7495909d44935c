import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

interface Debtor {
  firmId: string;
  clientId: string;
}

/** Charges of a company, locked for an invoice, in the order of their cases and days. */
export async function lockLines(db: Kysely<DB>, { firmId, clientId }: Debtor, ids: readonly string[]) {
  // In one order, so that two invoices over the same lines wait for one another.
  const held = await db
    .selectFrom('cases.billingItem as b')
    .select('b.id')
    .where('b.firmId', '=', firmId)
    .where('b.clientId', '=', clientId)
    .where('b.id', 'in', ids)
    .where('b.status', '<>', 'DELETED')
    .orderBy('b.id')
    .forUpdate()
    .execute();
  if (!held.length) return [];
  const rows = await db
    .selectFrom('cases.billingItem as b')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'b.firmId').onRef('c.id', '=', 'b.caseId'),
    )
    .leftJoin('cases.billItem as i', (join) =>
      join.onRef('i.firmId', '=', 'b.firmId').onRef('i.id', '=', 'b.billItemId'),
    )
    .select([
      'b.id',
      'b.caseId',
      'b.description',
      'b.quantity',
      'b.unitCents',
      'b.amountCents',
      'b.incurredAt',
      'b.status',
      'b.invoiceId',
      'c.propertyId',
      'c.ownerId',
      'i.accountNo',
      'i.category',
    ])
    .where('b.firmId', '=', firmId)
    .where(
      'b.id',
      'in',
      held.map(({ id }) => id),
    )
    .orderBy('c.caseDraftNumber')
    .orderBy('b.incurredAt')
    .orderBy('b.id')
    .execute();
  // An attorney fee that the catalog doesn’t price is the firm’s own and has no account.
  return rows.map(({ accountNo, category, ...row }) => ({
    ...row,
    accountNo: accountNo ?? '',
    category: category ?? ('ATTORNEY_FEE' as const),
  }));
}
export type TakenLine = Awaited<ReturnType<typeof lockLines>>[number];

/** Keeps charges for a draft: no other invoice takes them, and nobody changes them. */
export async function reserveLines(
  db: Kysely<DB>,
  firmId: string,
  ids: readonly string[],
  invoiceId: string,
): Promise<void> {
  await db
    .updateTable('cases.billingItem')
    .set({ invoiceId, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', 'in', ids)
    .execute();
}

/** What an issued invoice asks for is billed; what a void one asked for can be billed again. */
export async function setBilled(
  db: Kysely<DB>,
  { firmId, invoiceId }: { firmId: string; invoiceId: string },
  isBilled: boolean,
): Promise<void> {
  await db
    .updateTable('cases.billingItem')
    .set({
      ...(isBilled ? { status: 'BILLED' } : { status: 'UNBILLED', invoiceId: null }),
      version: sql`version + 1`,
    })
    .where('firmId', '=', firmId)
    .where('invoiceId', '=', invoiceId)
    .execute();
}

/** Charges of a firm’s companies, or of one, that are on no invoice, up to a day of the firm, in the order of their cases and days. */
export function selectUnbilled(
  db: Kysely<DB>,
  { firmId, clientId, through }: { firmId: string; clientId: string | null; through: string },
) {
  const day = sql<string>`(b.incurred_at at time zone firm.time_zone)::date`;
  return db
    .selectFrom('cases.billingItem as b')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'b.firmId').onRef('c.id', '=', 'b.caseId'),
    )
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'b.firmId')
    .select(['b.id', 'b.clientId', 'b.caseId', 'b.amountCents', 'c.title', 'c.propertyId', 'c.ownerId'])
    .select(sql<string>`${day}::text`.as('day'))
    .where('b.firmId', '=', firmId)
    .where('b.status', '=', 'UNBILLED')
    .where('b.invoiceId', 'is', null)
    .where(day, '<=', through)
    .$if(clientId !== null, (rows) => rows.where('b.clientId', '=', clientId ?? ''))
    .orderBy('c.caseDraftNumber')
    .orderBy('b.incurredAt')
    .orderBy('b.id')
    .execute();
}
export type UnbilledCharge = Awaited<ReturnType<typeof selectUnbilled>>[number];
