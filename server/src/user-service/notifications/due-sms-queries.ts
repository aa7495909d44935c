import { type Kysely, sql } from 'kysely';
import { tryLockName } from '../../platform/db/named-locks.ts';
import type { DB } from '../../platform/db/schema.ts';

const HOUR_MS = 3_600_000;

/** What was read meanwhile, or what nobody could text for an hour, needs no text message any more. */
export async function settlePassedSms(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('users.notification')
    .set({ smsDueAt: null })
    .where('smsDueAt', '<=', now)
    .where((of) => of.or([of('status', '=', 'READ'), of('smsDueAt', '<', new Date(now.getTime() - HOUR_MS))]))
    .execute();
}

/** Those who are due a text message, whoever waits longest first. */
export async function selectDueSmsPeople(db: Kysely<DB>, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users.notification')
    .select('userId')
    .where('smsDueAt', '<=', now)
    .groupBy('userId')
    .orderBy((of) => of.fn.min('smsDueAt'))
    .orderBy('userId')
    .limit(most)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Takes what one text message is about: all that is due. Another worker that takes the same person’s leaves these alone. */
export async function takeDueSms(db: Kysely<DB>, userId: string, now: Date) {
  if (!(await tryLockName(db, `notification-sms ${userId}`))) return [];
  return db
    .selectFrom('users.notification')
    .select(['id', 'kind', 'subjectKind', 'subjectId'])
    .where('userId', '=', userId)
    .where('status', '=', 'UNREAD')
    .where('smsDueAt', '<=', now)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function settleSms(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await db.updateTable('users.notification').set({ smsDueAt: null }).where('id', 'in', ids).execute();
}

/** Nothing is texted to this person. */
export async function settleAllSmsOf(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .updateTable('users.notification')
    .set({ smsDueAt: null })
    .where('userId', '=', userId)
    .where('smsDueAt', 'is not', null)
    .execute();
}

/** @param except kinds that leave all the same. */
export async function postponeSms(
  db: Kysely<DB>,
  { userId, now, until, except }: { userId: string; now: Date; until: Date; except: readonly string[] },
): Promise<void> {
  await db
    .updateTable('users.notification')
    .set({ smsDueAt: until })
    .where('userId', '=', userId)
    .where('smsDueAt', '<=', now)
    .where(sql<boolean>`kind <> all(${[...except]}::text[])`)
    .execute();
}
