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
    .selectFrom('cases.caseCourtFact')
    .select(['fact', 'value', 'source', 'recordedByName', 'recordedAt'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('endedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export async function insertCourtFact(db: Kysely<DB>, row: Insertable<CasesCaseCourtFact>): Promise<void> {
  await db.insertInto('cases.caseCourtFact').values(row).execute();
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
    .updateTable('cases.caseCourtFact')
    .set({ endedBy: by, endedByName: byName, endedAt: at, endedReason: reason })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('fact', '=', fact)
    .where('endedAt', 'is', null)
    .execute();
}
