import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesRobotEvidence, DB } from '../../platform/db/schema.ts';
import type { JobKey } from './rpa-bot-job-queries.ts';

export type EvidenceRecord = Selectable<CasesRobotEvidence>;

export async function insertEvidence(db: Kysely<DB>, row: Insertable<CasesRobotEvidence>): Promise<void> {
  await db.insertInto('cases.robotEvidence').values(row).execute();
}

/** The next number of a job’s evidence in one attempt; the job is locked. */
export async function nextEvidenceNumber(
  db: Kysely<DB>,
  { firmId, caseId, id }: JobKey,
  attempt: number,
): Promise<number> {
  const row = await db
    .selectFrom('cases.robotEvidence')
    .select('number')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('jobId', '=', id)
    .where('attempt', '=', attempt)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.number ?? 0) + 1;
}

/** What robots saw while they worked on a job, in their order. */
export function selectEvidence(db: Kysely<DB>, { firmId, caseId, id }: JobKey): Promise<EvidenceRecord[]> {
  return db
    .selectFrom('cases.robotEvidence')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('jobId', '=', id)
    .orderBy('attempt')
    .orderBy('number')
    .execute();
}

/** Pieces of evidence by their ids, of one firm. */
export async function selectEvidenceByIds(
  db: Kysely<DB>,
  firmId: string,
  ids: readonly string[],
): Promise<EvidenceRecord[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('cases.robotEvidence')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', 'in', [...ids])
    .execute();
}
