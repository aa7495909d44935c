import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** What the identity provider is sent about a person. */
export function findAccountFacts(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.appUser')
    .select(['id', 'accountId', 'email', 'firstName', 'lastName', 'roles', 'active', 'language', 'version'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Whose account it is now. */
export function findHolder(db: Kysely<DB>, accountId: string) {
  return db.selectFrom('users.appUser').select('id').where('accountId', '=', accountId).executeTakeFirst();
}

export type AccountFacts = NonNullable<Awaited<ReturnType<typeof findAccountFacts>>>;
