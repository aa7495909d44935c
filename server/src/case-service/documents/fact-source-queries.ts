import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

/** Who entered which fields of a case, the newest first; the opening of the case comes last and names none. */
export async function selectEntries(db: Kysely<DB>, { firmId, id }: CaseKey) {
  const { rows } = await sql<{ actorName: string; occurredAt: Date; fields: string[] | null }>`
    select actor_name, occurred_at, data -> 'fields' as fields from cases.audit_event
    where firm_id = ${firmId} and subject = 'case' and subject_id = ${id} and (seq = 1 or data ? 'fields')
    order by seq desc`.execute(db);
  return rows;
}
export type FactEntry = Awaited<ReturnType<typeof selectEntries>>[number];
