import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesDocumentRun, CasesDocumentRunCase, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

export interface RunKey {
  firmId: string;
  id: string;
}

export async function insertRun(
  db: Kysely<DB>,
  run: Insertable<CasesDocumentRun>,
  cases: readonly Insertable<CasesDocumentRunCase>[],
): Promise<void> {
  await db.insertInto('cases.documentRun').values(run).execute();
  await db
    .insertInto('cases.documentRunCase')
    .values([...cases])
    .execute();
}

export const findRun = (db: Kysely<DB>, { firmId, id }: RunKey) =>
  db
    .selectFrom('cases.documentRun')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .executeTakeFirst();
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export const selectRunPage = (db: Kysely<DB>, firmId: string, page: { page: number; size: number }) =>
  selectPage(db, db.selectFrom('cases.documentRun as r').where('r.firmId', '=', firmId), page, (rows) =>
    rows.selectAll('r').orderBy('r.startedAt', 'desc').orderBy('r.id', 'desc'),
  );

/** Of each run, what became of the cases that the scope sees. */
export async function countRunCases(
  db: Kysely<DB>,
  scope: Scope,
  { firmId, runIds }: { firmId: string; runIds: readonly string[] },
) {
  if (runIds.length === 0) return [];
  const rows = await db
    .selectFrom('cases.documentRunCase as r')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'r.firmId').onRef('c.id', '=', 'r.caseId'),
    )
    .select([
      'r.runId',
      sql<number>`count(*)`.as('caseCount'),
      sql<number>`count(*) filter (where r.status <> 'WAITING')`.as('doneCount'),
      sql<number>`count(*) filter (where r.status = 'LEFT')`.as('leftCount'),
      sql<number>`count(*) filter (where r.reason = 'FAILED')`.as('failedCount'),
      sql<number>`coalesce(sum(jsonb_array_length(
        jsonb_path_query_array(r.papers, '$[*] ? (@.documentId != null)'))), 0)`.as('paperCount'),
    ])
    .where('r.firmId', '=', firmId)
    .where('r.runId', '=', sql<string>`any(${runIds}::uuid[])`)
    .where(visibleCase(scope))
    .groupBy(['r.firmId', 'r.runId'])
    .execute();
  return rows.map(({ runId, ...counts }) => ({
    runId,
    caseCount: Number(counts.caseCount),
    doneCount: Number(counts.doneCount),
    leftCount: Number(counts.leftCount),
    failedCount: Number(counts.failedCount),
    paperCount: Number(counts.paperCount),
  }));
}

/** Those of some cases that the scope sees. */
export function selectVisible(
  db: Kysely<DB>,
  scope: Scope,
  { firmId, caseIds }: { firmId: string; caseIds: readonly string[] },
) {
  return db
    .selectFrom('cases.evictionCase as c')
    .select(['c.id', 'c.clientId'])
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', sql<string>`any(${caseIds}::uuid[])`)
    .where(visibleCase(scope))
    .execute();
}

/** The cases of a run that the scope sees, in their order. */
export function selectRunCases(db: Kysely<DB>, scope: Scope, { firmId, id }: RunKey) {
  return db
    .selectFrom('cases.documentRunCase as r')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'r.firmId').onRef('c.id', '=', 'r.caseId'),
    )
    .select(['r.caseId', 'r.status', 'r.reason', 'r.papers', 'c.title', 'c.caseNumber', 'c.caseDraftNumber'])
    .where('r.firmId', '=', firmId)
    .where('r.runId', '=', id)
    .where(visibleCase(scope))
    .orderBy('r.position')
    .orderBy('r.caseId')
    .execute();
}

/** How far documents are, by their ids. */
export async function statusesOf(
  db: Kysely<DB>,
  firmId: string,
  documents: readonly { caseId: string; id: string }[],
) {
  if (documents.length === 0) return new Map<string, CasesCaseDocumentStatus>();
  const rows = await db
    .selectFrom('cases.caseDocument')
    .select(['id', 'status'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', sql<string>`any(${documents.map(({ caseId }) => caseId)}::uuid[])`)
    .where('id', '=', sql<string>`any(${documents.map(({ id }) => id)}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
type CasesCaseDocumentStatus = 'QUEUED' | 'GENERATING' | 'READY' | 'FAILED';

/** The cases that a run has yet to go through, in its order. */
export async function selectWaiting(db: Kysely<DB>, { firmId, id }: RunKey): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.documentRunCase')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('runId', '=', id)
    .where('status', '=', 'WAITING')
    .orderBy('position')
    .orderBy('caseId')
    .execute();
  return rows.map(({ caseId }) => caseId);
}

/** One case of a run, held until the transaction ends: a second worker waits, and finds it done. */
export const lockWaiting = (db: Kysely<DB>, { firmId, id }: RunKey, caseId: string) =>
  db
    .selectFrom('cases.documentRunCase')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('runId', '=', id)
    .where('caseId', '=', caseId)
    .where('status', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();

export async function updateRunCase(
  db: Kysely<DB>,
  { firmId, id }: RunKey,
  caseId: string,
  changes: Updateable<CasesDocumentRunCase>,
): Promise<void> {
  await db
    .updateTable('cases.documentRunCase')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('runId', '=', id)
    .where('caseId', '=', caseId)
    .execute();
}

/** @returns whether it wasn’t finished before. */
export async function finishRun(db: Kysely<DB>, { firmId, id }: RunKey, finishedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.documentRun')
    .set({ finishedAt })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
