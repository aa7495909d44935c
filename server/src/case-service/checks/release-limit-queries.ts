import { type Insertable, type Kysely, sql } from 'kysely';
import { lockName } from '../../platform/db/named-locks.ts';
import type { CasesCheckReleaseLimit, DB } from '../../platform/db/schema.ts';

const nothingSet = { upToCents: null, setByName: null, version: 0 };

export async function findReleaseLimit(db: Kysely<DB>, firmId: string) {
  const row = await db
    .selectFrom('cases.checkReleaseLimit')
    .select(['upToCents', 'setByName', 'version'])
    .where('firmId', '=', firmId)
    .executeTakeFirst();
  return row ?? nothingSet;
}

/** Holds off everybody else who sets it, also while there is none. */
export const lockReleaseLimit = (db: Kysely<DB>, firmId: string) =>
  lockName(db, `check release limit ${firmId}`);

export async function putReleaseLimit(
  db: Kysely<DB>,
  row: Insertable<CasesCheckReleaseLimit>,
): Promise<void> {
  const { firmId: _, ...changes } = row;
  await db
    .insertInto('cases.checkReleaseLimit')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('firmId').doUpdateSet({ ...changes, version: sql`check_release_limit.version + 1` }),
    )
    .execute();
}
