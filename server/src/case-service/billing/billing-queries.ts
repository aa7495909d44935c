import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesBillingItem, DB } from '../../platform/db/schema.ts';

/** The case that charges belong to, as its row names it. */
export interface CaseKey {
  firmId: string;
  clientId: string;
  id: string;
}

/** Active items of a firm's catalogue, by code. */
export function selectBillItems(db: Kysely<DB>, firmId: string, codes: readonly string[]) {
  return db
    .selectFrom('cases.billItem')
    .select(['id', 'code', 'title', 'amountCents'])
    .where('firmId', '=', firmId)
    .where('code', 'in', codes)
    .where('active', '=', true)
    .execute();
}

/** What the firm asks for an approved case where its catalogue has no item for it. */
export async function attorneyFeeCents(db: Kysely<DB>, firmId: string): Promise<number> {
  const firm = await db
    .selectFrom('users.publishedFirm')
    .select('attorneyFeeCents')
    .where('id', '=', firmId)
    .executeTakeFirst();
  return firm?.attorneyFeeCents ?? 0;
}

/** Inserts charges; one whose key the case has already is left as it is. @returns those that are new. */
export function insertCharges(db: Kysely<DB>, charges: readonly Insertable<CasesBillingItem>[]) {
  return db
    .insertInto('cases.billingItem')
    .values(charges)
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'caseId', 'onceKey']).where('onceKey', 'is not', null).doNothing(),
    )
    .returning(['id', 'description', 'amountCents'])
    .execute();
}

/** All lines of a case, oldest first, each with the number of its invoice. */
export function selectBillings(db: Kysely<DB>, key: Pick<CaseKey, 'firmId' | 'id'>) {
  return db
    .selectFrom('cases.billingItem as b')
    .leftJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'b.firmId').onRef('i.id', '=', 'b.invoiceId'),
    )
    .select([
      'b.id',
      'b.billItemId',
      'b.description',
      'b.quantity',
      'b.unitCents',
      'b.amountCents',
      'b.incurredAt',
      'b.source',
      'b.trigger',
      'b.status',
      'b.invoiceId',
      'i.number as invoiceNumber',
    ])
    .where('b.firmId', '=', key.firmId)
    .where('b.caseId', '=', key.id)
    .orderBy('b.incurredAt')
    .orderBy('b.id')
    .execute();
}

/** For the query of a case’s facts: what it has cost and nobody has billed. */
export const billingColumns = {
  unbilled: sql<number>`(select coalesce(sum(b.amount_cents), 0)::bigint from cases.billing_item b
    where b.firm_id = c.firm_id and b.case_id = c.id and b.status = 'UNBILLED')`,
};
