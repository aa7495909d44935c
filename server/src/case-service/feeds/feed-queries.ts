import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { lockName } from '../../platform/db/named-locks.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesFeed, DB } from '../../platform/db/schema.ts';
import { looksAfter } from './feed-policy.ts';

export type FeedRecord = Selectable<CasesFeed>;

/** One's own feeds, and for who looks after an organization those of all its people. */
const seenBy = (db: Kysely<DB>, actor: UserActor) => {
  const { firmId, clientId } = looksAfter(actor);
  return db
    .selectFrom('cases.feed')
    .where((eb) =>
      eb.or([
        eb('userId', '=', actor.userId),
        ...(firmId ? [eb('firmId', '=', firmId)] : []),
        ...(clientId ? [eb('clientId', '=', clientId)] : []),
      ]),
    );
};

export function selectFeeds(
  db: Kysely<DB>,
  actor: UserActor,
  { sort, ...page }: { sort: string; page: number; size: number },
) {
  return selectPage(db, seenBy(db, actor), page, (rows) =>
    rows
      .selectAll()
      .orderBy(...sorted({ createdAt: sql`created_at`, name: sql`lower(name)` }, sort))
      .orderBy('id'),
  );
}

export const findFeed = (db: Kysely<DB>, actor: UserActor, id: string) =>
  seenBy(db, actor).selectAll().where('id', '=', id).executeTakeFirst();

export const findFeedBySecret = (db: Kysely<DB>, secretHash: string) =>
  db.selectFrom('cases.feed').selectAll().where('secretHash', '=', secretHash).executeTakeFirst();

/** Holds off other openings of the same person until the transaction ends, and says how many are open. */
export async function countOpenFeeds(db: Kysely<DB>, userId: string, now: Date): Promise<number> {
  await lockName(db, `feed ${userId}`);
  const { n } = await db
    .selectFrom('cases.feed')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertFeed(db: Kysely<DB>, row: Insertable<CasesFeed>): Promise<FeedRecord> {
  return db.insertInto('cases.feed').values(row).returningAll().executeTakeFirstOrThrow();
}

export const revokeFeed = (
  db: Kysely<DB>,
  { userId, id }: Pick<FeedRecord, 'userId' | 'id'>,
  by: { at: Date; name: string },
) =>
  db
    .updateTable('cases.feed')
    .set({ revokedAt: by.at, revokedByName: by.name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** @returns those of a person that were not revoked yet. */
export const revokeFeedsOf = (db: Kysely<DB>, userId: string, by: { at: Date; name: string }) =>
  db
    .updateTable('cases.feed')
    .set({ revokedAt: by.at, revokedByName: by.name })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .returning(['id', 'kind', 'firmId', 'clientId'])
    .execute();

/** @returns false where a reading of this hour is noted. */
export async function noteRead(
  db: Kysely<DB>,
  { userId, id }: Pick<FeedRecord, 'userId' | 'id'>,
  { at, before }: { at: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.feed')
    .set({ lastReadAt: at })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastReadAt', 'is', null), eb('lastReadAt', '<', before)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
