import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Cases of a company that wait for an overdue invoice of the firm, the first held first. */
export async function selectHeld(
  db: Kysely<DB>,
  { firmId, clientId }: { firmId: string; clientId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.evictionCase')
    .select('id')
    .where('firmId', '=', firmId)
    .where('clientId', '=', clientId)
    .where('status', '=', 'PAYMENT_HOLD')
    .orderBy('updatedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
