import type { Insertable, Kysely } from 'kysely';
import type { CasesBillingItem, DB } from '../../platform/db/schema.ts';

/** The case that charges belong to, as its row names it. */
export interface CaseKey {
  firm_id: string;
  client_id: string;
  id: string;
}

/** Active items of a firm's catalogue, by code. */
export function selectBillItems(db: Kysely<DB>, firmId: string, codes: readonly string[]) {
  return db
    .selectFrom('cases.bill_item')
    .select(['id', 'code', 'title', 'amount_cents'])
    .where('firm_id', '=', firmId)
    .where('code', 'in', codes)
    .where('active', '=', true)
    .execute();
}

/** What the firm asks for an approved case where its catalogue has no item for it. */
export async function attorneyFeeCents(db: Kysely<DB>, firmId: string): Promise<number> {
  const firm = await db
    .selectFrom('users.published_firm')
    .select('attorney_fee_cents')
    .where('id', '=', firmId)
    .executeTakeFirst();
  return firm?.attorney_fee_cents ?? 0;
}

/** Inserts charges; one whose key the case has already is left as it is. @returns those that are new. */
export function insertCharges(db: Kysely<DB>, charges: readonly Insertable<CasesBillingItem>[]) {
  return db
    .insertInto('cases.billing_item')
    .values(charges)
    .onConflict((conflict) =>
      conflict.columns(['firm_id', 'case_id', 'once_key']).where('once_key', 'is not', null).doNothing(),
    )
    .returning(['id', 'description', 'amount_cents as amountCents'])
    .execute();
}

/** All lines of a case, oldest first, each with the number of its invoice. */
export function selectBillings(db: Kysely<DB>, key: Pick<CaseKey, 'firm_id' | 'id'>) {
  return db
    .selectFrom('cases.billing_item as b')
    .leftJoin('cases.invoice as i', (join) =>
      join.onRef('i.firm_id', '=', 'b.firm_id').onRef('i.id', '=', 'b.invoice_id'),
    )
    .select([
      'b.id',
      'b.bill_item_id as billItemId',
      'b.description',
      'b.quantity',
      'b.unit_cents as unitCents',
      'b.amount_cents as amountCents',
      'b.incurred_at as incurredAt',
      'b.source',
      'b.trigger',
      'b.status',
      'b.invoice_id as invoiceId',
      'i.number as invoiceNumber',
    ])
    .where('b.firm_id', '=', key.firm_id)
    .where('b.case_id', '=', key.id)
    .orderBy('b.incurred_at')
    .orderBy('b.id')
    .execute();
}
