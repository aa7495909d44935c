import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { lockName } from '../../platform/db/named-locks.ts';
import { selectPage, sortedNullsLast } from '../../platform/db/page.ts';
import type { CasesReport, DB } from '../../platform/db/schema.ts';

export type ReportRecord = Selectable<CasesReport>;
export interface ReportKey {
  userId: string;
  id: string;
}

const withNames = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('cases.report as r')
    .leftJoin('users.publishedClientName as client', 'client.id', 'r.ofClientId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'r.ofLawyerId')
    .selectAll('r')
    .select(['client.name as clientName', 'lawyer.name as lawyerName'])
    .where('r.userId', '=', userId);
export type NamedReport = Awaited<ReturnType<typeof selectReports>>['rows'][number];

/** One's own reports, whoever else's the scope would show. */
export function selectReports(
  db: Kysely<DB>,
  userId: string,
  { sort, ...page }: { sort: string; page: number; size: number },
) {
  return selectPage(db, withNames(db, userId).clearSelect(), page, (rows) =>
    rows
      .selectAll('r')
      .select(['client.name as clientName', 'lawyer.name as lawyerName'])
      .orderBy(...sortedNullsLast({ name: sql`lower(r.name)`, nextRunAt: sql`r.next_run_at` }, sort))
      .orderBy('r.id'),
  );
}

export const findReport = (db: Kysely<DB>, { userId, id }: ReportKey) =>
  withNames(db, userId).where('r.id', '=', id).executeTakeFirst();

/** Holds off other changes of the same person until the transaction ends, and says how many reports there are. */
export async function countReports(db: Kysely<DB>, userId: string): Promise<number> {
  await lockName(db, `report ${userId}`);
  const { n } = await db
    .selectFrom('cases.report')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const lockReport = (db: Kysely<DB>, { userId, id }: ReportKey) =>
  db
    .selectFrom('cases.report')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertReport(db: Kysely<DB>, row: Insertable<CasesReport>): Promise<void> {
  await db.insertInto('cases.report').values(row).execute();
}

export async function updateReport(
  db: Kysely<DB>,
  { userId, id }: ReportKey,
  changes: Updateable<CasesReport>,
): Promise<void> {
  await db
    .updateTable('cases.report')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function deleteReport(db: Kysely<DB>, { userId, id }: ReportKey): Promise<void> {
  await db.deleteFrom('cases.report').where('userId', '=', userId).where('id', '=', id).execute();
}

/** Ends all reports of a person. @returns those. */
export const endReportsOf = (db: Kysely<DB>, userId: string, now: Date) =>
  db
    .updateTable('cases.report')
    .set((row) => ({ endedAt: now, nextRunAt: null, isPaused: true, version: row('version', '+', 1) }))
    .where('userId', '=', userId)
    .returning(['id', 'kind', 'firmId', 'clientId'])
    .execute();

/** Reports that fell due, the longest waiting first. */
export const selectDueReports = (db: Kysely<DB>, now: Date, limit: number) =>
  db
    .selectFrom('cases.report')
    .select(['userId', 'id'])
    .where('nextRunAt', '<=', now)
    .orderBy('nextRunAt')
    .orderBy('id')
    .limit(limit)
    .execute();
