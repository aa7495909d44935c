import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';

/** Holds the record that has an account, or the account between two places. @returns whose it is; undefined when nobody has it. */
export async function lockAccount(db: Kysely<DB>, accountId: string): Promise<string | undefined> {
  const holder = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (holder) return holder.id;
  const released = await db
    .selectFrom('users.releasedAccount')
    .select('userId')
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return released?.userId;
}

/** The account has another id. Whoever still has a token of the former one is nobody, at once. */
export async function moveAccount(
  db: Kysely<DB>,
  { accountId, next, now }: { accountId: string; next: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users.appUser')
    .set((row) => ({ accountId: next, version: row('version', '+', 1), updatedAt: now }))
    .where('accountId', '=', accountId)
    .execute();
  await db
    .updateTable('users.releasedAccount')
    .set({ accountId: next })
    .where('accountId', '=', accountId)
    .execute();
  await announceRightsChanged(db, { userId: accountId });
}
