import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Remembers when a file was made; one that is made again is as young as the last time. */
export async function noteMade(db: Kysely<DB>, path: string, madeAt: Date): Promise<void> {
  await db
    .insertInto('jobs.madeFile')
    .values({ path, madeAt })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ madeAt }))
    .execute();
}

/** Files that were made before a time and not since, the oldest first. */
export async function findMadeBefore(db: Kysely<DB>, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs.madeFile')
    .select('path')
    .where('madeAt', '<', before)
    .orderBy('madeAt')
    .orderBy('path')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}

/** Unless it was made again meanwhile. */
export async function forgetMade(db: Kysely<DB>, path: string, before: Date): Promise<void> {
  await db.deleteFrom('jobs.madeFile').where('path', '=', path).where('madeAt', '<', before).execute();
}
