import type { Insertable, Kysely } from 'kysely';
import type { DB, UsersPropertyOwner } from '../../platform/db/schema.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';

/** Puts a company into the care of somebody. */
export async function takeIntoCare(db: Kysely<DB>, userId: string, clientId: string): Promise<void> {
  await db.insertInto('users.crmClient').values({ userId, clientId }).execute();
  await tellRightsChanged(db, { userId });
}

export async function insertOwner(db: Kysely<DB>, owner: Insertable<UsersPropertyOwner>): Promise<void> {
  await db.insertInto('users.propertyOwner').values(owner).execute();
}
