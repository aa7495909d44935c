import type { Insertable, Kysely } from 'kysely';
import type { DB, UsersImportProgress } from '../../platform/db/schema.ts';

type Key = Pick<UsersImportProgress, 'clientId' | 'id'>;

export async function insertProgress(db: Kysely<DB>, row: Insertable<UsersImportProgress>): Promise<void> {
  await db.insertInto('users.importProgress').values(row).execute();
}

export async function moveProgress(
  db: Kysely<DB>,
  { clientId, id }: Key,
  step: Pick<UsersImportProgress, 'step' | 'done' | 'total'> & { updatedAt: Date },
): Promise<void> {
  await db
    .updateTable('users.importProgress')
    .set(step)
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

export async function deleteProgress(db: Kysely<DB>, { clientId, id }: Key): Promise<void> {
  await db.deleteFrom('users.importProgress').where('clientId', '=', clientId).where('id', '=', id).execute();
}

/** What a process that was ended has left. */
export async function deleteProgressBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('users.importProgress').where('updatedAt', '<', before).execute();
}

export const selectProgressOf = (db: Kysely<DB>, userId: string, since: Date) =>
  db
    .selectFrom('users.importProgress')
    .select(['id', 'importId', 'fileName', 'work', 'step', 'done', 'total'])
    .where('userId', '=', userId)
    .where('updatedAt', '>=', since)
    .orderBy('id')
    .execute();
