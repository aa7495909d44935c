import { type Kysely, sql, type SqlBool } from 'kysely';
import { inBatches } from '../../platform/db/in-batches.ts';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Head } from './anchor-hash.ts';

/** Whose anchors those of the trail of people, companies and properties are. */
export const PLATFORM = '00000000-0000-0000-0000-000000000000';

export async function selectFirmIds(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('users.publishedFirm').select('id').orderBy('id').execute();
  return rows.flatMap(({ id }) => id ?? []);
}

export function findLastAnchor(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('cases.auditAnchor')
    .selectAll()
    .where('firmId', '=', firmId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last row of each chain that grew since a moment; of all chains where there was none. */
export async function selectHeads(db: Kysely<DB>, firmId: string, since: Date | null): Promise<Head[]> {
  return db
    .selectFrom(firmId === PLATFORM ? 'users.auditEvent' : 'cases.auditEvent')
    .distinctOn(['subject', 'subjectId'])
    .select(['subject', 'subjectId', 'seq', 'hash'])
    .$if(firmId !== PLATFORM, (rows) => rows.where('firmId', '=', firmId))
    .$if(since !== null, (rows) => rows.where('occurredAt', '>=', since ?? new Date(0)))
    .orderBy('subject')
    .orderBy('subjectId')
    .orderBy('seq', 'desc')
    .execute();
}

interface NewAnchor {
  firmId: string;
  day: string;
  prevHash: string;
  hash: string;
  anchoredAt: Date;
}

/** @returns false where the day has its anchor. */
export async function insertAnchor(
  db: Kysely<DB>,
  anchor: NewAnchor,
  heads: readonly Head[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cases.auditAnchor')
    .values({ ...anchor, chains: heads.length })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return false;
  const { firmId, day } = anchor;
  await inBatches(heads, (some) =>
    db
      .insertInto('cases.auditAnchorHead')
      .values(some.map((head) => ({ ...head, firmId, day })))
      .execute(),
  );
  return true;
}

export const selectAnchorPage = (db: Kysely<DB>, firmId: string, wanted: { page: number; size: number }) =>
  selectPage(db, db.selectFrom('cases.auditAnchor').where('firmId', '=', firmId), wanted, (rows) =>
    rows.select(['day', 'chains', 'hash', 'anchoredAt']).orderBy('day', 'desc'),
  );

/** All anchors of a firm, the oldest first. */
export const selectAnchors = (db: Kysely<DB>, firmId: string) =>
  db
    .selectFrom('cases.auditAnchor')
    .select(['day', 'prevHash', 'hash'])
    .where('firmId', '=', firmId)
    .orderBy('day')
    .execute();

export const selectHeadsOf = (db: Kysely<DB>, firmId: string, day: string): Promise<Head[]> =>
  db
    .selectFrom('cases.auditAnchorHead')
    .select(['subject', 'subjectId', 'seq', 'hash'])
    .where('firmId', '=', firmId)
    .where('day', '=', day)
    .execute();

/** The first row that an anchor knows and its trail doesn’t have, or has with another hash. */
export function findLostHead(db: Kysely<DB>, firmId: string) {
  const heads = db.selectFrom('cases.auditAnchorHead as h').where('h.firmId', '=', firmId);
  const joined =
    firmId === PLATFORM
      ? heads.leftJoin('users.auditEvent as e', (join) =>
          join
            .onRef('e.subject', '=', 'h.subject')
            .onRef('e.subjectId', '=', 'h.subjectId')
            .onRef('e.seq', '=', 'h.seq'),
        )
      : heads.leftJoin('cases.auditEvent as e', (join) =>
          join
            .onRef('e.firmId', '=', 'h.firmId')
            .onRef('e.subject', '=', 'h.subject')
            .onRef('e.subjectId', '=', 'h.subjectId')
            .onRef('e.seq', '=', 'h.seq'),
        );
  return joined
    .select(['h.day', 'h.subject', 'h.subjectId', 'h.seq'])
    .select(sql<boolean>`e.hash is null`.as('isCut'))
    .where(sql<SqlBool>`e.hash is distinct from h.hash`)
    .orderBy('h.day')
    .orderBy('h.subject')
    .orderBy('h.subjectId')
    .limit(1)
    .executeTakeFirst();
}
