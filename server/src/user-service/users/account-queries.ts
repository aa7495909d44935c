import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** What the identity provider is sent about a person. */
export function findAccountFacts(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.appUser')
    .select(['id', 'accountId', 'email', 'firstName', 'lastName', 'roles', 'active', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export type AccountFacts = NonNullable<Awaited<ReturnType<typeof findAccountFacts>>>;
