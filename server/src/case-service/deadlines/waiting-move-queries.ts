import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { CountedCase } from './case-facts-queries.ts';

/**
 * Moves of these cases that wait for a lawyer say what now stands on the case, whatever brought it there. Where that is
 * the day that was accepted last nothing waits any more.
 * @param counted the dates of the cases as they have just been kept.
 */
export async function followWaitingMoves(
  db: Kysely<DB>,
  counted: readonly CountedCase[],
  now: Date,
): Promise<void> {
  const standing = new Map(counted.map(({ caseId, dates }) => [caseId, dates]));
  const behind = (await selectWaitingOf(db, counted)).flatMap(({ becomes: shown, event, ...key }) => {
    const becomes = standing.get(key.caseId)?.[event]?.date?.slice(0, 10) ?? null;
    return becomes === shown ? [] : [{ ...key, becomes }];
  });
  if (!behind.length) return;
  await sql`update cases.moved_date moved
    set becomes = row.becomes,
      superseded_at = case when row.becomes is not distinct from moved.was then ${now}::timestamptz end
    from unnest(${behind.map((row) => row.firmId)}::uuid[], ${behind.map((row) => row.caseId)}::uuid[],
      ${behind.map((row) => row.id)}::uuid[], ${behind.map((row) => row.becomes)}::date[])
      as row (firm_id, case_id, id, becomes)
    where moved.firm_id = row.firm_id and moved.case_id = row.case_id and moved.id = row.id`.execute(db);
}

async function selectWaitingOf(db: Kysely<DB>, cases: readonly CountedCase[]): Promise<WaitingMove[]> {
  if (!cases.length) return [];
  const firms = cases.map(({ firmId }) => firmId);
  return waitingOf(db, { firms, ids: cases.map(({ caseId }) => caseId) });
}

interface WaitingMove {
  firmId: string;
  caseId: string;
  id: string;
  event: string;
  becomes: string | null;
}
const waitingOf = prepared(
  (_db, { firms, ids }: { firms: string[]; ids: string[] }) => sql<WaitingMove>`
    select moved.firm_id, moved.case_id, moved.id, moved.event, to_char(moved.becomes, 'YYYY-MM-DD') as becomes
    from unnest(${firms}::uuid[], ${ids}::uuid[]) as row (firm_id, case_id)
    join cases.moved_date moved on moved.firm_id = row.firm_id and moved.case_id = row.case_id
    where moved.accepted_at is null and moved.superseded_at is null`,
);

/** What of a case waits for a lawyer: where its dates were, and the release of rules that moved them. */
export function selectWaitingMoves(
  db: Kysely<DB>,
  { firmId, caseId }: { firmId: string; caseId: string },
): Promise<{ event: string; was: string | null; state: string; version: string }[]> {
  return db
    .selectFrom('cases.movedDate')
    .select(['event', 'was', 'stateCode as state', 'packVersion as version'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('acceptedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .execute();
}
