import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { DB, UsersPropertyOwner } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleOwner } from './property-owner-scope-queries.ts';

export type OwnerRecord = Selectable<UsersPropertyOwner>;

/** The owners of a company that the scope sees. */
export const selectOwnersOf = (db: Kysely<DB>, scope: Scope, clientId: string): Promise<OwnerRecord[]> =>
  db
    .selectFrom('users.propertyOwner as o')
    .selectAll('o')
    .where('o.clientId', '=', clientId)
    .where(visibleOwner(scope))
    .orderBy('o.createdAt')
    .orderBy('o.id')
    .execute();

export const insertOwners = (db: Kysely<DB>, rows: readonly Insertable<UsersPropertyOwner>[]) =>
  inBatches(rows, (batch) => db.insertInto('users.propertyOwner').values(batch).execute());

interface SeenOwner {
  clientId: string;
  id: string;
  version: number;
}

/** Changes an owner who is still as they were seen. @returns whether they were */
export async function changeOwner(
  db: Kysely<DB>,
  { clientId, id, version }: SeenOwner,
  change: Updateable<UsersPropertyOwner>,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('users.propertyOwner')
    .set({ ...change, updatedAt: now, version: sql`version + 1` })
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes an owner whom nobody changed and nothing names. @returns whether they are gone */
export async function removeOwner(db: Kysely<DB>, { clientId, id, version }: SeenOwner): Promise<boolean> {
  const result = await db
    .deleteFrom('users.propertyOwner as o')
    .where('o.clientId', '=', clientId)
    .where('o.id', '=', id)
    .where('o.version', '=', version)
    .where(
      sql<boolean>`not exists (select from users.property p where p.owner_id = o.id)
        and not exists (select from users.app_user u where u.owner_id = o.id)
        and not exists (select from users.invite i where i.owner_id = o.id)`,
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
