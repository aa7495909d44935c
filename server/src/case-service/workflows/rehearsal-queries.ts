import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export interface PricedItem {
  id: string;
  title: string;
  amountCents: number;
}

/** What the firm’s items cost today, by the firm’s own clock. */
export async function selectPrices(db: Kysely<DB>, firmId: string, now: Date): Promise<PricedItem[]> {
  const { rows } = await sql<PricedItem>`
    select i.id, i.title, coalesce((select a.amount_cents from cases.bill_item_amount a
        where a.firm_id = i.firm_id and a.bill_item_id = i.id
          and a.effective_from <= (${now}::timestamptz at time zone firm.time_zone)::date
        order by a.effective_from desc limit 1), 0) as amount_cents
    from cases.bill_item i join users.published_firm firm on firm.id = i.firm_id
    where i.firm_id = ${firmId} and i.active order by i.title, i.id`.execute(db);
  return rows;
}

/** The tenants of a case who are sued. */
export async function countAdults(db: Kysely<DB>, { firmId, id }: CaseKey): Promise<number> {
  const { count } = await db
    .selectFrom('cases.caseTenant')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('isMinor', '=', false)
    .executeTakeFirstOrThrow();
  return Math.max(Number(count), 1);
}
