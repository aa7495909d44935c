import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, sql } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { worksInState } from '../../user-service/firms/index.ts';

interface Court {
  /** Null for one that isn’t there yet. */
  id: string | null;
  stateCode: string;
  timeZone: string;
}

/** A firm works at a court when a company engages it for the state, or while a case of the firm is open there. */
export async function worksAtCourt(
  db: Kysely<DB>,
  firmId: string | null,
  { id, stateCode, timeZone }: Court,
  now: Date,
): Promise<boolean> {
  if (firmId === null) return false;
  if (await worksInState(db, firmId, stateCode, localDate(now, timeZone))) return true;
  const open = await db
    .selectFrom('cases.evictionCase as c')
    .select('c.id')
    .where('c.firmId', '=', firmId)
    .where('c.courthouseId', '=', id)
    .where(sql<boolean>`c.status <> all(${endStatuses}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Who at a firm has an open case at a court, or is one of its processors while nobody has it. */
export async function selectKeepersOfCases(
  db: Kysely<DB>,
  courthouseId: string,
): Promise<{ firmId: string; userId: string }[]> {
  const { rows } = await sql<{ firmId: string; userId: string }>`
    select distinct c.firm_id as "firmId", p.id as "userId"
    from cases.eviction_case c join users.published_person p on p.active and p.firm_id = c.firm_id and (
      p.id in (c.assigned_processor_id, c.assigned_lawyer_id)
      or (c.assigned_processor_id is null and p.roles && array['case_processor']))
    where c.courthouse_id = ${courthouseId} and c.status <> all(${endStatuses}::text[])`.execute(db);
  return rows;
}
