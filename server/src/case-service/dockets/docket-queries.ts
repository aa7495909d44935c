import type { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { CasesDocket, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

type Query = RouteInput<typeof dockets.list>['query'];

/** One page of dockets, with the number of all that match. */
export async function selectDocketPage(db: Kysely<DB>, scope: Scope, query: Query, now: Date) {
  const { courthouseId, dateRange, open, sort } = query;
  const matching = visible(db, scope)
    .$if(courthouseId !== null, (rows) => rows.where('d.courthouse_id', '=', courthouseId ?? ''))
    .$if(dateRange.from !== null, (rows) => rows.where('d.hearing_date', '>=', dateRange.from ?? ''))
    .$if(dateRange.to !== null, (rows) => rows.where('d.hearing_date', '<=', dateRange.to ?? ''))
    .$if(open === true, (rows) =>
      rows.where('d.hearing_at', '>', now).whereRef('d.case_count', '<', 'd.max_cases'),
    );
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .select(visibleCount(db, scope))
      .orderBy('d.hearing_at', direction)
      .orderBy('d.id', direction)
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type DocketRow = Awaited<ReturnType<typeof selectDocketPage>>['rows'][number];

export function findDocket(db: Kysely<DB>, scope: Scope, docketId: string): Promise<DocketRow | undefined> {
  return visible(db, scope)
    .select(columns)
    .select(visibleCount(db, scope))
    .where('d.id', '=', docketId)
    .executeTakeFirst();
}

/** The cases of a docket that the scope sees, in the order in which they are called. */
export function selectDocketCases(db: Kysely<DB>, scope: Scope, key: { firm_id: string; id: string }) {
  return db
    .selectFrom('cases.case_docket as x')
    .innerJoin('cases.eviction_case as c', (join) =>
      join.onRef('c.firm_id', '=', 'x.firm_id').onRef('c.id', '=', 'x.case_id'),
    )
    .leftJoin('users.published_client as client', 'client.id', 'c.client_id')
    .leftJoin('users.published_person_name as lawyer', 'lawyer.id', 'c.assigned_lawyer_id')
    .select([
      'c.id',
      'x.position',
      'x.state',
      'x.result',
      'c.title',
      'c.status',
      'c.case_number as caseNumber',
      'c.case_draft_number as caseDraftNumber',
      'c.tenant_names as tenantNames',
      'c.premises',
      'c.client_id as clientId',
      'client.name as clientName',
      'lawyer.name as lawyerName',
    ])
    .where('x.firm_id', '=', key.firm_id)
    .where('x.docket_id', '=', key.id)
    .where(visibleCase(scope))
    .orderBy('x.position')
    .orderBy('x.id')
    .execute();
}

/** @throws a unique violation of `docket_sitting` for a room taken. */
export async function insertDocket(db: Kysely<DB>, docket: Insertable<CasesDocket>): Promise<void> {
  await db.insertInto('cases.docket').values(docket).execute();
}

const columns = [
  'd.id',
  'd.firm_id',
  'd.courthouse_id',
  'court.name as court_name',
  'court.short_name as court_short_name',
  'court.time_zone',
  'd.hearing_date',
  'd.hearing_time',
  'd.hearing_at',
  'd.room',
  'd.judge',
  'd.max_cases',
  'd.note',
  'd.closed_day_reason',
  'd.created_at',
  'd.version',
] as const;

const seesFirm = ({ kind }: Scope) => kind === 'system' || kind === 'all' || kind === 'firm';
/** A firm’s docket is full for all alike, but nobody is told of a case that he may not know of. */
const seesAllOfFirm = (scope: Scope) => seesFirm(scope) && !scope.walledCaseIds.length;

/** The scope's own cases that stand on the docket `d`. */
function ownCases(db: Kysely<DB>, scope: Scope) {
  return db
    .selectFrom('cases.case_docket as x')
    .innerJoin('cases.eviction_case as c', (join) =>
      join.onRef('c.firm_id', '=', 'x.firm_id').onRef('c.id', '=', 'x.case_id'),
    )
    .where('x.firm_id', '=', sql.ref<string>('d.firm_id'))
    .where('x.docket_id', '=', sql.ref<string>('d.id'))
    .where('x.state', 'in', ['SET', 'HELD'])
    .where(visibleCase(scope));
}

/** A company is told of its own cases, not how many others are called that day. */
function visibleCount(db: Kysely<DB>, scope: Scope) {
  const counted = ownCases(db, scope).select(sql<number>`count(*)`.as('n'));
  return (seesAllOfFirm(scope) ? sql<number>`d.case_count` : sql<number>`(${counted})`).as('case_count');
}

/** A firm's dockets for its own people; for a company's people those on which a case of theirs stands. */
function visible(db: Kysely<DB>, scope: Scope) {
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  return db
    .selectFrom('cases.docket as d')
    .innerJoin('cases.courthouse as court', 'court.id', 'd.courthouse_id')
    .$if(!seesAll, (rows) => rows.where('d.firm_id', '=', sql<string>`any(${scope.firmIds}::uuid[])`))
    .$if(!seesFirm(scope), (rows) =>
      rows.where(sql<SqlBool>`exists (${ownCases(db, scope).select('x.id')})`),
    );
}
