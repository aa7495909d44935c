import { stagesAtCourt } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseListQuery, LawfulStep } from '@writdesk/contract/cases/cases';
import { TOTAL_CAP } from '@writdesk/contract/values/paging';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type OrderByItemBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { beginsWith, contains } from '../../../platform/db/like.ts';
import { visibleCase } from '../record/index.ts';

/** What a list is asked for: the query's filters, and what a queue of its own adds. */
export interface CaseFilters extends Partial<Omit<CaseListQuery, 'page' | 'size' | 'sort'>> {
  /** Cases that this person moved or is assigned to. */
  handledBy?: string;
  statuses?: readonly string[] | null;
  /** Only cases of which a paper has left for the court: `isLodged` of those before their docket. */
  isLodged?: true;
}

type Cases = ExpressionBuilder<DB & { c: DB['cases.eviction_case'] }, 'c'>;

/** A court's number or a draft's: looked up by its beginning, not by its letters anywhere. */
const NUMBER_SHAPED = /^(D-?\d|\d{2}[A-Za-z]+\d)/i;
export const SHORTEST_SEARCH = 3;

const sortColumns = {
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
  nextDate: 'c.next_date',
  mayDoOn: 'c.may_do_on',
  title: 'c.title',
  status: 'c.status',
  claimCents: 'c.claim_cents',
} as const;

function conditions(eb: Cases, filters: CaseFilters): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const statuses = filters.statuses ?? filters.status;
  if (statuses) all.push(eb('c.status', '=', sql<string>`any(${statuses}::text[])`));
  if (filters.isLodged) {
    all.push(
      eb.or([
        eb('c.status', '=', 'FILED'),
        eb('c.serve_first', '=', false),
        eb('c.filing_stage', '=', sql<string>`any(${stagesAtCourt}::text[])`),
      ]),
    );
  }
  if (filters.countyId) all.push(eb('c.county_id', '=', filters.countyId));
  if (filters.courthouseId) all.push(eb('c.courthouse_id', '=', filters.courthouseId));
  if (filters.propertyId) all.push(eb('c.property_id', '=', filters.propertyId));
  if (filters.clientId) all.push(eb('c.client_id', '=', filters.clientId));
  if (filters.assigneeId) {
    all.push(
      eb.or([
        eb('c.assigned_processor_id', '=', filters.assigneeId),
        eb('c.assigned_lawyer_id', '=', filters.assigneeId),
      ]),
    );
  }
  if (filters.from) all.push(eb('c.created_at', '>=', new Date(`${filters.from}T00:00:00Z`)));
  if (filters.to)
    all.push(eb('c.created_at', '<', new Date(Date.parse(`${filters.to}T00:00:00Z`) + 86_400_000)));
  if (filters.nextFrom) all.push(eb('c.next_date', '>=', filters.nextFrom));
  if (filters.nextTo) all.push(eb('c.next_date', '<=', filters.nextTo));
  if (filters.mayDo) all.push(eb('c.may_do', '=', sql<LawfulStep>`any(${filters.mayDo}::text[])`));
  if (filters.mayDoBy) all.push(eb('c.may_do_on', '<=', filters.mayDoBy));
  if (filters.search) all.push(matching(eb, filters.search));
  if (filters.handledBy) {
    const userId = filters.handledBy;
    all.push(
      eb.or([
        eb('c.assigned_processor_id', '=', userId),
        eb('c.assigned_lawyer_id', '=', userId),
        eb.exists(
          eb
            .selectFrom('cases.status_change as s')
            .select('s.id')
            .whereRef('s.firm_id', '=', 'c.firm_id')
            .whereRef('s.case_id', '=', 'c.id')
            .where('s.actor_id', '=', userId),
        ),
      ]),
    );
  }
  return all;
}

function matching(eb: Cases, search: string): Expression<SqlBool> {
  if (NUMBER_SHAPED.test(search)) {
    const prefix = beginsWith(search.toUpperCase());
    return eb.or([eb('c.case_number', 'like', prefix), eb('c.case_draft_number', 'like', prefix)]);
  }
  return eb('c.search', 'like', contains(search.toLowerCase()));
}

interface ListPage {
  filters: CaseFilters;
  sort: string;
  limit: number;
  offset: number;
}

/** One page: the keys come from an index alone, then the rows and the names beside them. */
export function selectCasePage(db: Kysely<DB>, scope: Scope, { filters, sort, limit, offset }: ListPage) {
  const descending = sort.startsWith('-');
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  // Only what may be null says where nulls go: an index in plain order answers the rest.
  const mayBeNull = column === 'c.next_date' || column === 'c.may_do_on';
  const order = (by: OrderByItemBuilder) =>
    descending ? (mayBeNull ? by.desc().nullsLast() : by.desc()) : by.asc();
  return db
    .with('page', (with_) =>
      with_
        .selectFrom('cases.eviction_case as c')
        .select(['c.firm_id', 'c.id'])
        .where(visibleCase(scope))
        .where((eb) => eb.and(conditions(eb, filters)))
        .orderBy(column, order)
        .orderBy('c.id', descending ? 'desc' : 'asc')
        // Written out, not bound: only then does the planner see that ten rows are wanted and keep its plan.
        .limit(sql.lit(limit))
        .$if(offset > 0, (query) => query.offset(offset)),
    )
    .selectFrom('page')
    .innerJoin('cases.eviction_case as c', (join) =>
      join.onRef('c.firm_id', '=', 'page.firm_id').onRef('c.id', '=', 'page.id'),
    )
    .innerJoin('users.published_client_name as client', 'client.id', 'c.client_id')
    .leftJoin('users.published_property_name as property', 'property.id', 'c.property_id')
    .leftJoin('users.published_county_name as county', 'county.id', 'c.county_id')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouse_id')
    .leftJoin('users.published_person_name as processor', 'processor.id', 'c.assigned_processor_id')
    .leftJoin('users.published_person_name as lawyer', 'lawyer.id', 'c.assigned_lawyer_id')
    .selectAll('c')
    .select([
      'client.name as client_name',
      'property.name as property_name',
      'court.short_name as court_name',
      'court.time_zone as court_zone',
      'county.name as county_name',
      'county.time_zone as county_zone',
      'processor.name as processor_name',
      'lawyer.name as lawyer_name',
    ])
    .orderBy(column, order)
    .orderBy('c.id', descending ? 'desc' : 'asc')
    .execute();
}
export type CasePageRow = Awaited<ReturnType<typeof selectCasePage>>[number];

/** How many there are, counted up to the cap. */
export async function countCases(
  db: Kysely<DB>,
  scope: Scope,
  filters: CaseFilters,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom('cases.eviction_case as c')
        .select('c.id')
        .where(visibleCase(scope))
        .where((eb) => eb.and(conditions(eb, filters)))
        .limit(TOTAL_CAP + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const n = Number(row.n);
  return { total: Math.min(n, TOTAL_CAP), totalIsCapped: n > TOTAL_CAP };
}

/** Counts by status where the counters are too coarse for the scope (a manager's properties), or a person is asked for. */
export async function countStatuses(
  db: Kysely<DB>,
  scope: Scope,
  filters: CaseFilters,
): Promise<{ status: string; n: number }[]> {
  const rows = await db
    .selectFrom('cases.eviction_case as c')
    .select(['c.status', (eb) => eb.fn.countAll<number>().as('n')])
    .where(visibleCase(scope))
    .where((eb) => eb.and(conditions(eb, filters)))
    .groupBy('c.status')
    .execute();
  return rows.map(({ status, n }) => ({ status, n: Number(n) }));
}

/** By step, the cases in which it is lawful on a day. */
export async function countMayDo(
  db: Kysely<DB>,
  scope: Scope,
  { clientId, on }: { clientId: string | null; on: string },
): Promise<Record<LawfulStep, number>> {
  const rows = await db
    .selectFrom('cases.eviction_case as c')
    .select(['c.may_do', (eb) => eb.fn.countAll<number>().as('n')])
    .where(visibleCase(scope))
    .where((eb) => eb.and(conditions(eb, { clientId })))
    .where('c.may_do_on', '<=', on)
    .where('c.may_do', 'is not', null)
    .groupBy('c.may_do')
    .execute();
  const of = (step: LawfulStep) => Number(rows.find(({ may_do: known }) => known === step)?.n ?? 0);
  return {
    FILE: of('FILE'),
    ASK_DEFAULT: of('ASK_DEFAULT'),
    APPLY_WRIT: of('APPLY_WRIT'),
    ALT_OFFICER: of('ALT_OFFICER'),
  };
}

export interface StampRange {
  from: Date | null;
  to: Date | null;
  countyId: string | null;
  clientId: string | null;
}

/** The six counters: a case counts once in each, by its own time stamp. */
export async function countStamps(db: Kysely<DB>, scope: Scope, range: StampRange) {
  const within = (column: string) =>
    sql<number>`count(*) filter (where ${sql.ref(column)} is not null
      and (${range.from}::timestamptz is null or ${sql.ref(column)} >= ${range.from})
      and (${range.to}::timestamptz is null or ${sql.ref(column)} < ${range.to}))::int`;
  return db
    .selectFrom('cases.eviction_case as c')
    .select([
      within('c.submitted_at').as('CasesSubmitted'),
      within('c.approved_at').as('CasesApproved'),
      within('c.writ_issued_at').as('writIssued'),
      within('c.appeal_filed_at').as('AppealedCases'),
      within('c.denied_at').as('CasesDenied'),
      within('c.dismissed_at').as('CasesDismissed'),
    ])
    .where(visibleCase(scope))
    .$if(range.countyId !== null, (query) => query.where('c.county_id', '=', range.countyId))
    .$if(range.clientId !== null, (query) => query.where('c.client_id', '=', range.clientId ?? ''))
    .executeTakeFirstOrThrow();
}
