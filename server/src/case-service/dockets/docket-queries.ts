import type { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { directionOf, selectPage } from '../../platform/db/page.ts';
import type { CasesDocket, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

type Query = RouteInput<typeof dockets.list>['query'];

/** One page of dockets, with the number of all that match. */
export async function selectDocketPage(db: Kysely<DB>, scope: Scope, query: Query, now: Date) {
  const { courthouseId, dateRange, open, sort } = query;
  const matching = visible(db, scope)
    .$if(courthouseId !== null, (rows) => rows.where('d.courthouseId', '=', courthouseId ?? ''))
    .$if(dateRange.from !== null, (rows) => rows.where('d.hearingDate', '>=', dateRange.from ?? ''))
    .$if(dateRange.to !== null, (rows) => rows.where('d.hearingDate', '<=', dateRange.to ?? ''))
    .$if(open === true, (rows) =>
      rows.where('d.hearingAt', '>', now).whereRef('d.caseCount', '<', 'd.maxCases'),
    );
  const direction = directionOf(sort);
  return selectPage(db, matching, query, (rows) =>
    rows
      .select(columns)
      .select(visibleCount(db, scope))
      .orderBy('d.hearingAt', direction)
      .orderBy('d.id', direction),
  );
}

export type DocketRow = Awaited<ReturnType<typeof selectDocketPage>>['rows'][number];

export function findDocket(db: Kysely<DB>, scope: Scope, docketId: string): Promise<DocketRow | undefined> {
  return visible(db, scope)
    .select(columns)
    .select(visibleCount(db, scope))
    .where('d.id', '=', docketId)
    .executeTakeFirst();
}

/** The sittings of a docket's room on its day, itself included, in the order of their hours. */
export function selectSittings(
  db: Kysely<DB>,
  scope: Scope,
  { firmId, courthouseId, hearingDate, room }: DocketRow,
): Promise<DocketRow[]> {
  return visible(db, scope)
    .select(columns)
    .select(visibleCount(db, scope))
    .where('d.firmId', '=', firmId)
    .where('d.courthouseId', '=', courthouseId)
    .where('d.hearingDate', '=', hearingDate)
    .where('d.room', '=', room)
    .orderBy('d.hearingAt')
    .orderBy('d.id')
    .execute();
}

/** The cases of a docket that the scope sees, in the order in which they are called. */
export function selectDocketCases(db: Kysely<DB>, scope: Scope, key: { firmId: string; id: string }) {
  return db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
    )
    .leftJoin('users.publishedClient as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'c.assignedLawyerId')
    .select([
      'c.id',
      'x.position',
      'x.state',
      'x.result',
      'c.title',
      'c.status',
      'c.caseNumber',
      'c.caseDraftNumber',
      'c.tenantNames',
      'c.premises',
      'c.clientId',
      'client.name as clientName',
      'lawyer.name as lawyerName',
      'x.offer',
    ])
    .where('x.firmId', '=', key.firmId)
    .where('x.docketId', '=', key.id)
    .where(visibleCase(scope))
    .orderBy('x.position')
    .orderBy('x.id')
    .execute();
}

const NAMED_PARTIES = 3;

/** By docket, the tenants of the cases that are called first, of those that the scope sees. */
export async function selectFirstParties(
  db: Kysely<DB>,
  scope: Scope,
  keys: readonly { firmId: string; id: string }[],
): Promise<Map<string, string[]>> {
  if (!keys.length) return new Map();
  const places = db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
    )
    .select([
      'x.id',
      'x.docketId',
      'c.tenantNames',
      sql<number>`(row_number() over (partition by x.firm_id, x.docket_id order by x.position, x.id))::int`.as(
        'place',
      ),
    ])
    .where('x.firmId', '=', sql<string>`any(${[...new Set(keys.map(({ firmId }) => firmId))]}::uuid[])`)
    .where('x.docketId', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
    .where('x.state', 'in', ['SET', 'HELD'])
    .where(visibleCase(scope));
  const rows = await db
    .selectFrom(places.as('called'))
    .select(['called.docketId', 'called.tenantNames'])
    .where('called.place', '<=', NAMED_PARTIES)
    .orderBy('called.docketId')
    .orderBy('called.place')
    .orderBy('called.id')
    .execute();
  const byDocket = Map.groupBy(rows, ({ docketId }) => docketId);
  return new Map([...byDocket].map(([id, called]) => [id, called.map(({ tenantNames }) => tenantNames)]));
}

/** @throws a unique violation of `docket_sitting` for a room taken. */
export async function insertDocket(db: Kysely<DB>, docket: Insertable<CasesDocket>): Promise<void> {
  await db.insertInto('cases.docket').values(docket).execute();
}

/** @throws a unique violation of `docket_sitting` for a room taken. */
export async function updateDocket(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  changes: Updateable<CasesDocket>,
): Promise<void> {
  await db
    .updateTable('cases.docket')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** The closure that was entered for the docket’s day. */
const closure = sql<string | null>`(select k.reason from cases.court_closure k
  where k.courthouse_id = d.courthouse_id and d.hearing_date = any(k.dates) and k.undone_at is null
  order by k.closed_at desc, k.id limit 1)`.as('closure');

const columns = [
  'd.id',
  'd.firmId',
  'd.courthouseId',
  'court.name as courtName',
  'court.shortName as courtShortName',
  'court.timeZone',
  'd.hearingDate',
  'd.hearingTime',
  'd.hearingAt',
  'd.room',
  'd.judge',
  'd.lawyerId',
  'lawyer.name as lawyerName',
  'd.maxCases',
  'd.note',
  'd.closedDayReason',
  closure,
  'd.createdAt',
  'd.version',
] as const;

const seesFirm = ({ kind }: Scope) => kind === 'system' || kind === 'all' || kind === 'firm';
/** A firm’s docket is full for all alike, but nobody learns of a case that they may not know of. */
const seesAllOfFirm = (scope: Scope) => seesFirm(scope) && !scope.withheldIds.length;

/** The scope's own cases that stand on the docket `d`. */
function ownCases(db: Kysely<DB>, scope: Scope) {
  return db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
    )
    .where('x.firmId', '=', sql.ref<string>('d.firmId'))
    .where('x.docketId', '=', sql.ref<string>('d.id'))
    .where('x.state', 'in', ['SET', 'HELD'])
    .where(visibleCase(scope));
}

/** A company is notified of its own cases, not how many others are called that day. */
function visibleCount(db: Kysely<DB>, scope: Scope) {
  const counted = ownCases(db, scope).select(sql<number>`count(*)`.as('n'));
  return (seesAllOfFirm(scope) ? sql<number>`d.case_count` : sql<number>`(${counted})`).as('caseCount');
}

/** A firm's dockets for its own people; for a company's people those on which a case of theirs stands. */
function visible(db: Kysely<DB>, scope: Scope) {
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  return db
    .selectFrom('cases.docket as d')
    .innerJoin('cases.courthouse as court', 'court.id', 'd.courthouseId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'd.lawyerId')
    .where('d.deletedAt', 'is', null)
    .$if(!seesAll, (rows) => rows.where('d.firmId', '=', sql<string>`any(${scope.firmIds}::uuid[])`))
    .$if(!seesFirm(scope), (rows) =>
      rows.where(sql<SqlBool>`exists (${ownCases(db, scope).select('x.id')})`),
    );
}
