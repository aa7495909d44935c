import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Somebody as an email to them needs it. */
export function findMailedUser(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.appUser')
    .select(['id', 'accountId', 'active', 'email', 'firstName', 'language', 'timeZone', 'roleType'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
