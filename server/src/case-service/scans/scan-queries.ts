import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { CasesScan, DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export type ScanRecord = Selectable<CasesScan>;

/** @returns false where the file is being read or was. */
export async function insertScan(db: Kysely<DB>, row: Insertable<CasesScan>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cases.scan')
    .values(row)
    .onConflict((conflict) => conflict.columns(['firmId', 'caseId', 'path']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const findScanOf = (db: Kysely<DB>, { firmId, id }: CaseKey, path: string) =>
  db
    .selectFrom('cases.scan')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('path', '=', path)
    .executeTakeFirst();

export const findWaiting = (db: Kysely<DB>, { firmId, id }: CaseKey, scanId: string) =>
  db
    .selectFrom('cases.scan')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('id', '=', scanId)
    .where('status', '=', 'QUEUED')
    .executeTakeFirst();

/** Files that nobody read although they have waited since `before`. */
export const selectWaiting = (db: Kysely<DB>, before: Date, limit: number) =>
  db
    .selectFrom('cases.scan')
    .selectAll()
    .where('status', '=', 'QUEUED')
    .where('queuedAt', '<', before)
    .orderBy('queuedAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Notes what became of a file that waits. @returns false where another worker was faster. */
export async function settleScan(
  db: Kysely<DB>,
  { firmId, caseId, id }: ScanRecord,
  changes: { status: 'READY' | 'FAILED'; wordsPath?: string | null; doubts?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.scan')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes every uploaded PDF and picture of an open case that nobody has read yet into the queue, some at a time. */
export async function queueUnread(db: Kysely<DB>, now: Date, limit: number): Promise<void> {
  await sql`insert into cases.scan (firm_id, client_id, case_id, id, path, content_type, title, status, queued_at)
    select d.firm_id, d.client_id, d.case_id, d.id, d.path, d.content_type, d.title, 'QUEUED', ${now}
    from cases.case_document d join cases.eviction_case c on c.firm_id = d.firm_id and c.id = d.case_id
    where d.source = 'UPLOAD' and d.removed_at is null and d.path is not null and c.closed_at is null
      and (d.content_type = 'application/pdf' or d.content_type like 'image/%')
      and not exists (select 1 from cases.scan s where s.firm_id = d.firm_id and s.case_id = d.case_id and s.path = d.path)
    order by d.id desc limit ${limit}
    on conflict do nothing`.execute(db);
}
