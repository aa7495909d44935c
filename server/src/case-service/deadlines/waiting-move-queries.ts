import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/**
 * Moves of these cases that wait for a lawyer say what now stands on the case, whatever brought it there. Where that is
 * the day that was accepted last nothing waits any more. One statement for all of them.
 */
export async function followWaitingMoves(
  db: Kysely<DB>,
  cases: readonly { firmId: string; caseId: string }[],
  now: Date,
): Promise<void> {
  if (!cases.length) return;
  const standing = sql`left(counted.dates -> moved.event ->> 'date', 10)::date`;
  await sql`update cases.moved_date moved
    set becomes = ${standing},
      superseded_at = case when ${standing} is not distinct from moved.was then ${now}::timestamptz end
    from unnest(${cases.map(({ firmId }) => firmId)}::uuid[],
      ${cases.map(({ caseId }) => caseId)}::uuid[]) as row (firm_id, case_id)
    join cases.case_dates counted on counted.firm_id = row.firm_id and counted.case_id = row.case_id
    where moved.firm_id = row.firm_id and moved.case_id = row.case_id
      and moved.accepted_at is null and moved.superseded_at is null
      and moved.becomes is distinct from ${standing}`.execute(db);
}

/** What of a case waits for a lawyer: where its dates were, and the release of rules that moved them. */
export function selectWaitingMoves(
  db: Kysely<DB>,
  { firmId, caseId }: { firmId: string; caseId: string },
): Promise<{ event: string; was: string | null; state: string; version: string }[]> {
  return db
    .selectFrom('cases.moved_date')
    .select(['event', 'was', 'state_code as state', 'pack_version as version'])
    .where('firm_id', '=', firmId)
    .where('case_id', '=', caseId)
    .where('accepted_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}
