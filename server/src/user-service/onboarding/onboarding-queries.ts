import type { Insertable, Kysely } from 'kysely';
import type { DB, UsersPropertyOwner } from '../../platform/db/schema.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';

/** Puts a company into the care of somebody. */
export async function takeIntoCare(db: Kysely<DB>, userId: string, clientId: string): Promise<void> {
  await db.insertInto('users.crm_client').values({ user_id: userId, client_id: clientId }).execute();
  await tellRightsChanged(db, { userId });
}

export async function insertOwner(db: Kysely<DB>, owner: Insertable<UsersPropertyOwner>): Promise<void> {
  await db.insertInto('users.property_owner').values(owner).execute();
}
