import type { CourtFact } from '@writdesk/contract/court-facts/court-fact-values';
import type { Insertable, Kysely } from 'kysely';
import type { CasesCaseCourtFact, DB } from '../../platform/db/schema.ts';

interface OfCase {
  firmId: string;
  caseId: string;
}

/** The facts that stand recorded on a case, in the order of their recording. */
export function selectCourtFacts(db: Kysely<DB>, { firmId, caseId }: OfCase) {
  return db
    .selectFrom('cases.case_court_fact')
    .select(['fact', 'value', 'source', 'recorded_by_name', 'recorded_at'])
    .where('firm_id', '=', firmId)
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function insertCourtFact(db: Kysely<DB>, row: Insertable<CasesCaseCourtFact>): Promise<void> {
  await db.insertInto('cases.case_court_fact').values(row).execute();
}

interface Ending {
  by: string | null;
  byName: string;
  at: Date;
  reason: string;
}

/** Ends what stood recorded of a fact; the row stays. */
export async function endCourtFact(
  db: Kysely<DB>,
  { firmId, caseId }: OfCase,
  fact: CourtFact,
  { by, byName, at, reason }: Ending,
): Promise<void> {
  await db
    .updateTable('cases.case_court_fact')
    .set({ ended_by: by, ended_by_name: byName, ended_at: at, ended_reason: reason })
    .where('firm_id', '=', firmId)
    .where('case_id', '=', caseId)
    .where('fact', '=', fact)
    .where('ended_at', 'is', null)
    .execute();
}
