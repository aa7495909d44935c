import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesReportRun, DB } from '../../platform/db/schema.ts';
import type { ReportKey } from './report-queries.ts';

export type RunRecord = Selectable<CasesReportRun>;

const runsOf = (db: Kysely<DB>, { userId, id }: ReportKey) =>
  db.selectFrom('cases.reportRun').where('userId', '=', userId).where('reportId', '=', id);

export const selectRuns = (db: Kysely<DB>, report: ReportKey, page: { page: number; size: number }) =>
  selectPage(db, runsOf(db, report), page, (rows) =>
    rows.selectAll().orderBy('askedAt', 'desc').orderBy('id', 'desc'),
  );

/** The newest run of each of some reports. */
export async function selectLastRuns(
  db: Kysely<DB>,
  userId: string,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, RunRecord>> {
  if (!reportIds.length) return new Map();
  const rows = await db
    .selectFrom('cases.reportRun')
    .distinctOn('reportId')
    .selectAll()
    .where('userId', '=', userId)
    .where('reportId', '=', sql<string>`any(${[...reportIds]}::uuid[])`)
    .orderBy('reportId')
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.reportId, row]));
}

/** @returns false where this moment of the report already has its run. */
export async function insertRun(db: Kysely<DB>, row: Insertable<CasesReportRun>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cases.reportRun')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'reportId', 'askedAt']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export const findRun = (db: Kysely<DB>, { userId, id }: ReportKey) =>
  db
    .selectFrom('cases.reportRun')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** @returns a run of the report that nobody has begun to make, or undefined. */
export const findQueuedRun = (db: Kysely<DB>, report: ReportKey) =>
  runsOf(db, report).selectAll().where('status', '=', 'QUEUED').limit(1).executeTakeFirst();

/** The run of a report for a moment. */
export const findRunOf = (db: Kysely<DB>, report: ReportKey, askedAt: Date) =>
  runsOf(db, report).selectAll().where('askedAt', '=', askedAt).executeTakeFirst();

/** @returns false where it was settled before: of two workers one has it. */
export async function settleRun(
  db: Kysely<DB>,
  { userId, id }: ReportKey,
  changes: Updateable<CasesReportRun>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.reportRun')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** The files of a deleted report are forgotten with the next round. */
export async function expireRuns(db: Kysely<DB>, { userId, id }: ReportKey, now: Date): Promise<void> {
  await db
    .updateTable('cases.reportRun')
    .set({ expiresAt: now })
    .where('userId', '=', userId)
    .where('reportId', '=', id)
    .execute();
}

export const selectExpiredRuns = (db: Kysely<DB>, now: Date, limit: number) =>
  db
    .selectFrom('cases.reportRun')
    .select(['userId', 'id', 'format'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function deleteRun(db: Kysely<DB>, { userId, id }: ReportKey): Promise<void> {
  await db.deleteFrom('cases.reportRun').where('userId', '=', userId).where('id', '=', id).execute();
}
