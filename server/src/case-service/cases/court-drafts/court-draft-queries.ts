import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

/** The drafts that go to a court, of every firm. */
export async function selectDrafts(db: Kysely<DB>, courthouseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.evictionCase as c')
    .select('c.id')
    .where('c.courthouseId', '=', courthouseId)
    .where('c.status', '=', 'DRAFT')
    .orderBy('c.id')
    .execute();
  return rows.map(({ id }) => id);
}
