import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** What the identity provider is told of a person. */
export function findAccountFacts(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.app_user')
    .select(['id', 'account_id', 'email', 'first_name', 'last_name', 'roles', 'active', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export type AccountFacts = NonNullable<Awaited<ReturnType<typeof findAccountFacts>>>;
