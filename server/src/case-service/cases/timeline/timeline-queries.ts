import { type Kysely, sql } from 'kysely';
import { selectPage } from '../../../platform/db/page.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseKey } from '../record/index.ts';

/** A page of the statuses that a case had, oldest first. */
export const selectStatusChanges = (
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  wanted: { page: number; size: number },
) =>
  selectPage(
    db,
    db.selectFrom('cases.statusChange').where('firmId', '=', firmId).where('caseId', '=', id),
    wanted,
    (rows) => rows.selectAll().orderBy('id'),
  );

/** By case, how it came to the status that it has. */
export async function lastMovesOf(db: Kysely<DB>, keys: readonly CaseKey[]) {
  if (!keys.length) return new Map<string, never>();
  const rows = await db
    .selectFrom('cases.statusChange')
    .distinctOn('caseId')
    .select(['caseId', 'comment', 'actorKind', 'actorName', 'occurredAt'])
    .where('firmId', '=', sql<string>`any(${[...new Set(keys.map(({ firmId }) => firmId))]}::uuid[])`)
    .where('caseId', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
    .orderBy('caseId')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.caseId, row]));
}

/** Something that happened to a case, as its timeline shows it. */
interface TimelineRow {
  seq: number;
  action: string;
  occurredAt: Date;
  actorId: string | null;
  actorName: string;
  data: Record<string, unknown>;
  total: string;
}

/**
 * What stands on a case's trail and, for its firm, what releases of rules moved and lawyers accepted. A release may
 * move the dates of very many cases: it is known from what it moved and has no row on each trail, so its number is below
 * zero.
 */
export async function selectTimeline(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  {
    kind,
    forFirm,
    kept,
    limit,
    offset,
  }: { kind: string; forFirm: boolean; kept: readonly string[]; limit: number; offset: number },
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with told as (
      select seq::int as seq, action, visibility, occurred_at, actor_id, actor_name, data
      from cases.audit_event where firm_id = ${firmId} and subject = 'case' and subject_id = ${id}
      union all
      select (-2 * row_number() over (order by moved_at desc, max(id::text) desc))::int, 'case.rules-moved', 'FIRM', moved_at, null, '',
        jsonb_build_object('state', state_code, 'version', pack_version, 'dates',
          jsonb_agg(jsonb_build_object('event', event, 'day', was) order by was, event, id))
      from cases.moved_date where firm_id = ${firmId} and case_id = ${id}
      group by moved_at, state_code, pack_version
      union all
      select (-2 * row_number() over (order by accepted_at desc, max(id::text) desc))::int + 1, 'case.rules-accepted', 'FIRM', accepted_at,
        accepted_by, accepted_by_name,
        jsonb_build_object('state', state_code, 'version', pack_version, 'dates',
          jsonb_agg(jsonb_build_object('event', event, 'day', becomes) order by becomes, event, id))
      from cases.moved_date where firm_id = ${firmId} and case_id = ${id} and accepted_at is not null
      group by accepted_at, accepted_by, accepted_by_name, state_code, pack_version
    )
    select seq, action, occurred_at, actor_id, actor_name, data, count(*) over () as total from told
    where (${kind} = 'all' or action = ${kind}) and (${forFirm} or visibility = 'ALL')
      and action <> all(${[...kept]}::text[])
    order by occurred_at desc, seq desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
