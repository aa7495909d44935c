import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

interface Whose {
  firmId: string;
  clientId: string;
}

/** What a company had in trust before a day, over all accounts of the firm. */
export async function trustBefore(db: Kysely<DB>, { firmId, clientId }: Whose, day: string): Promise<number> {
  const { cents } = await db
    .selectFrom('cases.trustMovement')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('firmId', '=', firmId)
    .where('clientId', '=', clientId)
    .where('postedOn', '<', day)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What moved of a company’s money over some days; of a case that the reader is kept from there is no name. */
export const selectMovements = (
  db: Kysely<DB>,
  { firmId, clientId }: Whose,
  { from, to }: { from: string; to: string },
) =>
  db
    .selectFrom('cases.trustMovement as m')
    .innerJoin('cases.trustItem as i', (join) =>
      join.onRef('i.firmId', '=', 'm.firmId').onRef('i.id', '=', 'm.itemId'),
    )
    .leftJoin('cases.invoice as bill', (join) =>
      join.onRef('bill.firmId', '=', 'i.firmId').onRef('bill.id', '=', 'i.invoiceId'),
    )
    .leftJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'm.firmId').onRef('c.id', '=', 'm.caseId'),
    )
    .select(['m.id', 'm.postedOn', 'm.kind', 'm.amountCents', 'i.payeeName', 'i.reference', 'i.number'])
    .select(['bill.number as invoiceNumber', 'c.id as seenCaseId', 'c.title', 'c.caseNumber'])
    .select(['c.caseDraftNumber', sql<boolean>`m.case_id is not null`.as('isOfCase')])
    .where('m.firmId', '=', firmId)
    .where('m.clientId', '=', clientId)
    .where('m.postedOn', '>=', from)
    .where('m.postedOn', '<=', to)
    .orderBy('m.postedOn')
    .orderBy('m.madeAt')
    .orderBy('m.id')
    .execute();
