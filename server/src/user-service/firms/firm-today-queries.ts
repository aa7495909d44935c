import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** The firm's day. */
export async function firmToday(db: Kysely<DB>, firmId: string, now: Date): Promise<string> {
  const row = await db
    .selectFrom('users.publishedFirm as firm')
    .select(sql<string>`(${now}::timestamptz at time zone firm.time_zone)::date::text`.as('today'))
    .where('firm.id', '=', firmId)
    .executeTakeFirstOrThrow();
  return row.today;
}
