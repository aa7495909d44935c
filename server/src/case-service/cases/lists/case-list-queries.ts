import type { CaseStatus, FilingStage } from '@writdesk/contract/cases/case-status';
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
  /** Only cases of which a document has left for the court: `isLodged` of those before their docket. */
  isLodged?: true;
}

type Cases = ExpressionBuilder<DB & { c: DB['cases.evictionCase'] }, 'c'>;

/** A court's number or a draft's: looked up by its beginning, not by its letters anywhere. */
const NUMBER_SHAPED = /^(D-?\d|\d{2}[A-Za-z]+\d)/i;
export const SHORTEST_SEARCH = 3;

const sortColumns = {
  createdAt: 'c.createdAt',
  updatedAt: 'c.updatedAt',
  nextDate: 'c.nextDate',
  mayDoOn: 'c.mayDoOn',
  title: 'c.title',
  status: 'c.status',
  claimCents: 'c.claimCents',
} as const;

function conditions(eb: Cases, filters: CaseFilters): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const statuses = filters.statuses ?? filters.status;
  if (statuses) all.push(eb('c.status', '=', sql<CaseStatus>`any(${statuses}::text[])`));
  if (filters.isLodged) {
    all.push(
      eb.or([
        eb('c.status', '=', 'FILED'),
        eb('c.serveFirst', '=', false),
        eb('c.filingStage', '=', sql<FilingStage>`any(${stagesAtCourt}::text[])`),
      ]),
    );
  }
  if (filters.countyId) all.push(eb('c.countyId', '=', filters.countyId));
  if (filters.courthouseId) all.push(eb('c.courthouseId', '=', filters.courthouseId));
  if (filters.propertyId) all.push(eb('c.propertyId', '=', filters.propertyId));
  if (filters.clientId) all.push(eb('c.clientId', '=', filters.clientId));
  if (filters.assigneeId) {
    all.push(
      eb.or([
        eb('c.assignedProcessorId', '=', filters.assigneeId),
        eb('c.assignedLawyerId', '=', filters.assigneeId),
      ]),
    );
  }
  if (filters.from) all.push(eb('c.createdAt', '>=', new Date(`${filters.from}T00:00:00Z`)));
  if (filters.to)
    all.push(eb('c.createdAt', '<', new Date(Date.parse(`${filters.to}T00:00:00Z`) + 86_400_000)));
  if (filters.nextFrom) all.push(eb('c.nextDate', '>=', filters.nextFrom));
  if (filters.nextTo) all.push(eb('c.nextDate', '<=', filters.nextTo));
  if (filters.mayDo) all.push(eb('c.mayDo', '=', sql<LawfulStep>`any(${filters.mayDo}::text[])`));
  if (filters.mayDoBy) all.push(eb('c.mayDoOn', '<=', filters.mayDoBy));
  if (filters.search) all.push(matching(eb, filters.search));
  if (filters.handledBy) {
    const userId = filters.handledBy;
    all.push(
      eb.or([
        eb('c.assignedProcessorId', '=', userId),
        eb('c.assignedLawyerId', '=', userId),
        eb.exists(
          eb
            .selectFrom('cases.statusChange as s')
            .select('s.id')
            .whereRef('s.firmId', '=', 'c.firmId')
            .whereRef('s.caseId', '=', 'c.id')
            .where('s.actorId', '=', userId),
        ),
      ]),
    );
  }
  return all;
}

function matching(eb: Cases, search: string): Expression<SqlBool> {
  if (NUMBER_SHAPED.test(search)) {
    const prefix = beginsWith(search.toUpperCase());
    return eb.or([eb('c.caseNumber', 'like', prefix), eb('c.caseDraftNumber', 'like', prefix)]);
  }
  return eb('c.search', 'like', contains(search.toLowerCase()));
}

interface ListPage {
  filters: CaseFilters;
  sort: string;
  limit: number;
  offset: number;
}

/** One page: the keys come from an index alone, then the rows and the names next to them. */
export function selectCasePage(db: Kysely<DB>, scope: Scope, { filters, sort, limit, offset }: ListPage) {
  const descending = sort.startsWith('-');
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  // Only what may be null says where nulls go: an index in plain order answers the rest.
  const mayBeNull = column === 'c.nextDate' || column === 'c.mayDoOn';
  const order = (by: OrderByItemBuilder) =>
    descending ? (mayBeNull ? by.desc().nullsLast() : by.desc()) : by.asc();
  return db
    .with('page', (with_) =>
      with_
        .selectFrom('cases.evictionCase as c')
        .select(['c.firmId', 'c.id'])
        .where(visibleCase(scope))
        .where((eb) => eb.and(conditions(eb, filters)))
        .orderBy(column, order)
        .orderBy('c.id', descending ? 'desc' : 'asc')
        // Written out, not bound: only then does the planner see that ten rows are wanted and keep its plan.
        .limit(sql.lit(limit))
        .$if(offset > 0, (query) => query.offset(offset)),
    )
    .selectFrom('page')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'page.firmId').onRef('c.id', '=', 'page.id'),
    )
    .innerJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedPropertyName as property', 'property.id', 'c.propertyId')
    .leftJoin('users.publishedCountyName as county', 'county.id', 'c.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedPersonName as processor', 'processor.id', 'c.assignedProcessorId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'c.assignedLawyerId')
    .selectAll('c')
    .select([
      'client.name as clientName',
      'property.name as propertyName',
      'court.shortName as courtName',
      'court.timeZone as courtZone',
      'county.name as countyName',
      'county.timeZone as countyZone',
      'processor.name as processorName',
      'lawyer.name as lawyerName',
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
        .selectFrom('cases.evictionCase as c')
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
    .selectFrom('cases.evictionCase as c')
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
    .selectFrom('cases.evictionCase as c')
    .select(['c.mayDo', (eb) => eb.fn.countAll<number>().as('n')])
    .where(visibleCase(scope))
    .where((eb) => eb.and(conditions(eb, { clientId })))
    .where('c.mayDoOn', '<=', on)
    .where('c.mayDo', 'is not', null)
    .groupBy('c.mayDo')
    .execute();
  const of = (step: LawfulStep) => Number(rows.find(({ mayDo: known }) => known === step)?.n ?? 0);
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
    .selectFrom('cases.evictionCase as c')
    .select([
      within('c.submittedAt').as('submitted'),
      within('c.approvedAt').as('approved'),
      within('c.writIssuedAt').as('writIssued'),
      within('c.appealFiledAt').as('appealed'),
      within('c.deniedAt').as('denied'),
      within('c.dismissedAt').as('dismissed'),
    ])
    .where(visibleCase(scope))
    .$if(range.countyId !== null, (query) => query.where('c.countyId', '=', range.countyId))
    .$if(range.clientId !== null, (query) => query.where('c.clientId', '=', range.clientId ?? ''))
    .executeTakeFirstOrThrow();
}
