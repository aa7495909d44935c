import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { lockName } from '../../platform/db/named-locks.ts';
import type { DB, UsersSavedView } from '../../platform/db/schema.ts';

export type SavedViewRow = Selectable<UsersSavedView>;
type List = SavedViewRow['list'];
interface Reader {
  userId: string;
  firmId: string | null;
  clientId: string | null;
}

/** One's own and one's organization's, by name. */
export function selectViews(db: Kysely<DB>, { userId, firmId, clientId }: Reader, list: List) {
  return db
    .selectFrom('users.savedView')
    .selectAll()
    .where('list', '=', list)
    .where((of) =>
      of.or([
        of('userId', '=', userId),
        ...(firmId ? [of('firmId', '=', firmId)] : []),
        ...(clientId ? [of('clientId', '=', clientId)] : []),
      ]),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Holds off other saves of the same person until the transaction ends, and says how many views there are. */
export async function countOwnViews(db: Kysely<DB>, userId: string, list: List): Promise<number> {
  await lockName(db, `saved-view ${userId}`);
  const { n } = await db
    .selectFrom('users.savedView')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function findOwnView(db: Kysely<DB>, userId: string, by: { list: List; name: string }) {
  return db
    .selectFrom('users.savedView')
    .selectAll()
    .where('userId', '=', userId)
    .where('list', '=', by.list)
    .where('name', '=', by.name)
    .executeTakeFirst();
}

export async function insertView(db: Kysely<DB>, row: Insertable<UsersSavedView>): Promise<SavedViewRow> {
  return db.insertInto('users.savedView').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function replaceView(
  db: Kysely<DB>,
  id: string,
  row: Pick<SavedViewRow, 'search' | 'userName' | 'firmId' | 'clientId' | 'updatedAt'>,
): Promise<SavedViewRow> {
  return db
    .updateTable('users.savedView')
    .set(row)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined where the view isn't this person's. */
/** A view that the person sees: their own, or one of their organization. */
export function findView(db: Kysely<DB>, { userId, firmId, clientId }: Reader, id: string) {
  return db
    .selectFrom('users.savedView')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('userId', '=', userId), eb('firmId', '=', firmId), eb('clientId', '=', clientId)]),
    )
    .executeTakeFirst();
}

export function deleteView(db: Kysely<DB>, id: string) {
  return db.deleteFrom('users.savedView').where('id', '=', id).returningAll().executeTakeFirst();
}
