import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Whether some company engages the firm for a state on a day (`YYYY-MM-DD`), or will from a later one. */
export async function worksInState(
  db: Kysely<DB>,
  firmId: string,
  stateCode: string,
  onDate: string,
): Promise<boolean> {
  const engagement = await db
    .selectFrom('users.engagement')
    .select('client_id')
    .where('firm_id', '=', firmId)
    .where(sql<boolean>`${stateCode} = any(state_codes)`)
    .where((eb) => eb.or([eb('to_date', 'is', null), eb('to_date', '>=', onDate)]))
    .limit(1)
    .executeTakeFirst();
  return engagement !== undefined;
}
