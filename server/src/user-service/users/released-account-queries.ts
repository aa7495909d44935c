import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';

/** Deactivated people who still have the account of an address, as long as nobody active has the address. */
function closed(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('users.appUser as u')
    .where((eb) => eb(eb.fn('lower', ['u.email']), '=', email.toLowerCase()))
    .where('u.active', '=', false)
    .where('u.accountId', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users.appUser as other')
            .select('other.id')
            .where((eb) => eb(eb.fn('lower', ['other.email']), '=', email.toLowerCase()))
            .where('other.active', '=', true),
        ),
      ),
    );
}

/** Whether the person of an address was deactivated where they were, and can't sign in. */
export async function isAccountClosed(db: Kysely<DB>, email: string): Promise<boolean> {
  return (await closed(db, email).select('u.id').executeTakeFirst()) !== undefined;
}

/** Takes the account of an address from the records that were deactivated with it. @returns those records. */
export async function releaseAccounts(db: Kysely<DB>, email: string, now: Date) {
  const left = await closed(db, email)
    .select(['u.id', 'u.accountId', 'u.firmId', 'u.clientId'])
    .orderBy('u.id')
    .forUpdate()
    .execute();
  const released: { userId: string; accountId: string; firmId: string | null; clientId: string | null }[] =
    [];
  for (const { id, accountId, firmId, clientId } of left) {
    if (accountId === null) continue;
    await db
      .updateTable('users.appUser')
      .set((row) => ({ accountId: null, version: row('version', '+', 1), updatedAt: now }))
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('users.releasedAccount')
      .values({ accountId, userId: id, waitingId: newId(), releasedAt: now })
      .execute();
    await announceRightsChanged(db, { userId: accountId });
    released.push({ userId: id, accountId, firmId, clientId });
  }
  return released;
}

/** Whether the account is between two places. */
export async function isReleased(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.releasedAccount')
    .select('accountId')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person has taken a place, and acts as who they are there. */
export async function settleAccount(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('users.releasedAccount').where('accountId', '=', accountId).execute();
}
