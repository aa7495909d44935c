import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';

/** What the identity provider is told of a person. */
export function findAccountFacts(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.app_user')
    .select(['id', 'account_id', 'email', 'first_name', 'last_name', 'roles', 'active', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export type AccountFacts = NonNullable<Awaited<ReturnType<typeof findAccountFacts>>>;

/** The user whose an account is, if anybody's. */
export async function findHolder(db: Kysely<DB>, accountId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('users.app_user')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.id;
}

/** Gives a person his account. @returns false when he has one already. */
export async function linkAccount(db: Kysely<DB>, userId: string, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users.app_user')
    .set({ account_id: accountId })
    .where('id', '=', userId)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellRightsChanged(db, { userId: accountId });
  return numUpdatedRows > 0n;
}
