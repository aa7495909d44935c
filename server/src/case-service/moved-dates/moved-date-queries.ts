import type { MovedDate } from '@writdesk/contract/moved-dates/moved-dates';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

/** Which moved dates: some by their ids, or all of a version; waiting, accepted or both. */
export interface MovedChoice {
  ids?: readonly string[] | undefined;
  state?: string | undefined;
  version?: string | undefined;
  accepted?: 'no' | 'yes' | 'all';
}

function seen(db: Kysely<DB>, scope: Scope, { ids, state, version, accepted = 'no' }: MovedChoice) {
  let query = db
    .selectFrom('cases.moved_date as m')
    .innerJoin('cases.eviction_case as c', (join) =>
      join.onRef('c.firm_id', '=', 'm.firm_id').onRef('c.id', '=', 'm.case_id'),
    )
    .where(visibleCase(scope));
  if (ids) query = query.where('m.id', 'in', [...ids]);
  if (state) query = query.where('m.state_code', '=', state);
  if (version) query = query.where('m.pack_version', '=', version);
  if (accepted === 'no')
    query = query.where('m.accepted_at', 'is', null).where('m.superseded_at', 'is', null);
  if (accepted === 'yes') query = query.where('m.accepted_at', 'is not', null);
  return query;
}

type Moment = 'movedAt' | 'acceptedAt' | 'backAt';
type MovedDateRow = Omit<MovedDate, Moment> & { movedAt: Date; acceptedAt: Date | null; backAt: Date | null };

/** A page of them: the version that moved them last first, within it by day. */
export async function selectMovedDates(
  db: Kysely<DB>,
  scope: Scope,
  choice: MovedChoice,
  { page, size }: { page: number; size: number },
): Promise<MovedDateRow[]> {
  const rows = await seen(db, scope, choice)
    .select([
      'm.id',
      'm.case_id as caseId',
      'c.title',
      'c.case_number as caseNumber',
      'c.case_draft_number as caseDraftNumber',
      'c.status',
      'm.state_code as state',
      'm.pack_version as version',
      'm.event',
      'm.was',
      'm.becomes',
      'm.moved_at as movedAt',
      'm.accepted_by_name as acceptedBy',
      'm.accepted_at as acceptedAt',
      'm.superseded_at',
      'm.superseded_by_state',
      'm.superseded_by_version',
    ])
    .orderBy('m.moved_at', 'desc')
    .orderBy(sql`coalesce(m.becomes, m.was)`, 'desc')
    .orderBy('m.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map(
    ({ superseded_at: at, superseded_by_state: state, superseded_by_version: version, ...row }) => ({
      ...row,
      backAt: version === null ? at : null,
      supersededBy: state !== null && version !== null ? { state, version } : null,
      status: row.status as MovedDate['status'],
      event: row.event as MovedDate['event'],
    }),
  );
}

export async function countMovedDates(db: Kysely<DB>, scope: Scope, choice: MovedChoice): Promise<number> {
  const { n } = await seen(db, scope, choice)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Those that wait, by the version that moved them. */
export function countWaiting(db: Kysely<DB>, scope: Scope) {
  return seen(db, scope, {})
    .select(['m.state_code as state', 'm.pack_version as version', sql<number>`count(*)::int`.as('count')])
    .groupBy(['m.state_code', 'm.pack_version'])
    .orderBy(sql`max(m.moved_at)`, 'desc')
    .orderBy(sql`max(m.id::text)`, 'desc')
    .execute();
}

/** The waiting ones among a choice, locked: of two who accept the same the second finds them done. */
export function lockMovedDates(db: Kysely<DB>, scope: Scope, choice: MovedChoice) {
  return seen(db, scope, { ...choice, accepted: 'all' })
    .select([
      'm.firm_id',
      'm.client_id',
      'm.case_id',
      'm.id',
      'm.state_code',
      'm.event',
      'm.was',
      'm.becomes',
      'm.accepted_at',
      'm.superseded_at',
    ])
    .orderBy('m.firm_id')
    .orderBy('m.case_id')
    .orderBy('m.id')
    .forUpdate('m')
    .execute();
}

export async function acceptRows(
  db: Kysely<DB>,
  { firmId, ids }: { firmId: string; ids: readonly string[] },
  by: { id: string; name: string; at: Date },
): Promise<void> {
  await db
    .updateTable('cases.moved_date')
    .set({ accepted_by: by.id, accepted_by_name: by.name, accepted_at: by.at })
    .where('firm_id', '=', firmId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('accepted_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}
