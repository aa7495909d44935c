import type { MovedDate } from '@writdesk/contract/moved-dates/moved-dates';
import { type Kysely, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

/** Which changed deadlines: some by their ids, or all of a version; waiting, accepted or both. */
export interface MovedChoice {
  ids?: readonly string[] | undefined;
  state?: string | undefined;
  version?: string | undefined;
  accepted?: 'no' | 'yes' | 'all';
}

function seen(db: Kysely<DB>, scope: Scope, { ids, state, version, accepted = 'no' }: MovedChoice) {
  let query = db
    .selectFrom('cases.movedDate as m')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'm.firmId').onRef('c.id', '=', 'm.caseId'),
    )
    .where(visibleCase(scope));
  if (ids) query = query.where('m.id', 'in', [...ids]);
  if (state) query = query.where('m.stateCode', '=', state);
  if (version) query = query.where('m.packVersion', '=', version);
  if (accepted === 'no') query = query.where('m.acceptedAt', 'is', null).where('m.supersededAt', 'is', null);
  if (accepted === 'yes') query = query.where('m.acceptedAt', 'is not', null);
  return query;
}

type Moment = 'movedAt' | 'acceptedAt' | 'backAt';
type MovedDateRow = Omit<MovedDate, Moment> & { movedAt: Date; acceptedAt: Date | null; backAt: Date | null };

/** A page of them, with the number of all: the version that moved them last first, within it by day. */
export async function selectMovedDates(
  db: Kysely<DB>,
  scope: Scope,
  choice: MovedChoice,
  wanted: { page: number; size: number },
) {
  const { rows, ...counted } = await selectPage(db, seen(db, scope, choice), wanted, (matching) =>
    matching
      .select([
        'm.id',
        'm.caseId',
        'c.title',
        'c.caseNumber',
        'c.caseDraftNumber',
        'c.status',
        'm.stateCode as state',
        'm.packVersion as version',
        'm.event',
        'm.was',
        'm.becomes',
        'm.movedAt',
        'm.acceptedByName as acceptedBy',
        'm.acceptedAt',
        'm.supersededAt',
        'm.supersededByState',
        'm.supersededByVersion',
      ])
      .orderBy('m.movedAt', 'desc')
      .orderBy(sql`coalesce(m.becomes, m.was)`, 'desc')
      .orderBy('m.id'),
  );
  const movedDates = rows.map(
    ({ supersededAt: at, supersededByState: state, supersededByVersion: version, ...row }): MovedDateRow => ({
      ...row,
      backAt: version === null ? at : null,
      supersededBy: state !== null && version !== null ? { state, version } : null,
    }),
  );
  return { movedDates, ...counted };
}

/** Those that wait, by the version that moved them. */
export function countWaiting(db: Kysely<DB>, scope: Scope) {
  return seen(db, scope, {})
    .select(['m.stateCode as state', 'm.packVersion as version', sql<number>`count(*)::int`.as('count')])
    .groupBy(['m.stateCode', 'm.packVersion'])
    .orderBy(sql`max(m.moved_at)`, 'desc')
    .orderBy(sql`max(m.id::text)`, 'desc')
    .execute();
}

/** The waiting ones among a choice, locked: of two who accept the same the second finds them done. */
export function lockMovedDates(db: Kysely<DB>, scope: Scope, choice: MovedChoice) {
  return seen(db, scope, { ...choice, accepted: 'all' })
    .select([
      'm.firmId',
      'm.clientId',
      'm.caseId',
      'm.id',
      'm.stateCode',
      'm.event',
      'm.was',
      'm.becomes',
      'm.acceptedAt',
      'm.supersededAt',
    ])
    .orderBy('m.firmId')
    .orderBy('m.caseId')
    .orderBy('m.id')
    .forUpdate('m')
    .execute();
}
