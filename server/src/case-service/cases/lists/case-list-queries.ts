import { type CaseStatus, type FilingStage, ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { stagesAtCourt } from '@writdesk/contract/cases/case-lifecycle';
import type { CountedStage, DoneKind } from '@writdesk/contract/cases/case-reads';
import type { SentBack } from '@writdesk/contract/cases/send-backs';
import type { CaseListQuery, LawfulStep } from '@writdesk/contract/cases/cases';
import { TOTAL_CAP } from '@writdesk/contract/values/paging';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type OrderByItemBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { plannedEachTime } from '../../../platform/db/database.ts';
import type { CasesEvictionCase, DB } from '../../../platform/db/schema.ts';
import { sorted } from '../../../platform/db/page.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { beginsWith, contains } from '../../../platform/db/like.ts';
import { onFirmDays, visibleCase } from '../record/index.ts';

/** What a list is asked for: the query's filters, and what a queue of its own adds. */
export interface CaseFilters extends Partial<Omit<CaseListQuery, 'page' | 'size' | 'sort'>> {
  /** Of those who see several firms. */
  firmId?: string;
  /** Cases that this person moved or is assigned to. */
  handledBy?: string;
  statuses?: readonly string[] | null;
  /** Only cases of which a document has left for the court: `isLodged` of those before their docket. */
  isLodged?: true;
  isAppealed?: true;
}

type Cases = ExpressionBuilder<DB & { c: DB['cases.evictionCase'] }, 'c'>;

/** The columns of a case that a list is filtered by. */
export type IdColumn =
  | 'c.countyId'
  | 'c.courthouseId'
  | 'c.propertyId'
  | 'c.clientId'
  | 'c.assignedProcessorId'
  | 'c.assignedLawyerId';

/** A court's number or a draft's: looked up by its beginning, not by its letters anywhere. */
const NUMBER_SHAPED = /^(D-?\d|\d{2}[A-Za-z]+\d)/i;
export const SHORTEST_SEARCH = 3;
/** Nobody turns the pages of a common name: they search for more of it. */
const SEARCH_CAP = 300;

/** Each has an index for a firm, for a company, and over all firms. */
const sortColumns = {
  createdAt: 'c.createdAt',
  updatedAt: 'c.updatedAt',
  nextDate: 'c.nextDate',
  mayDoOn: 'c.mayDoOn',
  title: 'c.title',
} as const;

/** In which orders a status has an index of its own, for a firm and for a company. */
const byStatus: Partial<Record<Scope['kind'], readonly string[]>> = {
  firm: ['c.createdAt', 'c.nextDate'],
  clients: ['c.createdAt'],
};

/** What a list asks of `cases.eviction_case as c`; who may see a case is asked apart. */
export function conditions(eb: Cases, scope: Scope, filters: CaseFilters): Expression<SqlBool>[] {
  const isOfFirm = scope.kind === 'firm' || scope.firmIds.length > 0;
  const all: Expression<SqlBool>[] = [];
  const statuses = filters.statuses ?? filters.status;
  // An index keeps its order for one value, and for a list it doesn't.
  const [only] = statuses ?? [];
  if (only && statuses?.length === 1) all.push(eb('c.status', '=', sql<CaseStatus>`${only}`));
  else if (statuses) all.push(eb('c.status', '=', sql<CaseStatus>`any(${statuses}::text[])`));
  if (filters.isAppealed) all.push(eb('c.caseAppealed', '=', true));
  if (filters.isLodged) {
    all.push(
      eb.or([
        eb('c.status', '=', 'FILED'),
        eb('c.serveFirst', '=', false),
        eb('c.filingStage', '=', sql<FilingStage>`any(${stagesAtCourt}::text[])`),
      ]),
    );
  }
  if (filters.filingStage)
    all.push(eb('c.filingStage', '=', sql<FilingStage>`any(${[...filters.filingStage]}::text[])`));
  // An index keeps its order for one value, and for a list it doesn't.
  const among = (column: IdColumn, ids: readonly string[]) =>
    ids.length === 1
      ? eb(column, '=', ids[0] ?? null)
      : eb(column, '=', sql<string>`any(${[...ids]}::uuid[])`);
  if (filters.countyId) all.push(among('c.countyId', filters.countyId));
  if (filters.courthouseId) all.push(among('c.courthouseId', filters.courthouseId));
  if (filters.propertyId) all.push(among('c.propertyId', filters.propertyId));
  if (filters.firmId) all.push(eb('c.firmId', '=', filters.firmId));
  if (filters.clientId) all.push(eb('c.clientId', '=', filters.clientId));
  if (filters.assigneeId) {
    all.push(
      eb.or([
        among('c.assignedProcessorId', filters.assigneeId),
        among('c.assignedLawyerId', filters.assigneeId),
      ]),
    );
  }
  if (filters.from || filters.to) all.push(onFirmDays(eb.ref('c.createdAt'), filters.from, filters.to));
  if (filters.nextFrom) all.push(eb('c.nextDate', '>=', filters.nextFrom));
  if (filters.nextTo) all.push(eb('c.nextDate', '<=', filters.nextTo));
  if (filters.mayDo) all.push(eb('c.mayDo', '=', sql<LawfulStep>`any(${filters.mayDo}::text[])`));
  if (filters.mayDoBy) all.push(eb('c.mayDoOn', '<=', filters.mayDoBy));
  if (filters.done) all.push(eb.or(filters.done.map((done) => doneWithin(eb, doneColumns[done], filters))));
  if (filters.outcome) all.push(endedWithin(eb, filters));
  if (filters.sentBack) all.push(sentBackWithin(eb, filters.sentBack, filters));
  if (filters.took) all.push(eb.or(filters.took.map((stage) => tookWithin(eb, stage, filters))));
  if (filters.search) all.push(matching(eb, filters.search, isOfFirm));
  if (filters.handledBy) all.push(handledBy(filters.handledBy));
  return all;
}

/** The columns of what is done in a case, each a moment; a filing has the day that the court gave it. */
const doneColumns = {
  submitted: 'c.submittedAt',
  approved: 'c.approvedAt',
  filed: 'c.filedOn',
  writIssued: 'c.writIssuedAt',
  appealed: 'c.appealFiledAt',
  denied: 'c.deniedAt',
  dismissed: 'c.dismissedAt',
  possession: 'c.possessionAt',
  rejected: 'c.rejectedAt',
  ended: null,
} as const satisfies Record<DoneKind, string | null>;
type DoneColumn = (typeof doneColumns)[DoneKind] | 'c.servedAt' | 'c.judgmentAt';
/** A case ends in one of three ways. */
const endedAt = sql<Date | null>`greatest(c.closed_at, c.dismissed_at, c.denied_at)`;
type DoneDays = Pick<CaseFilters, 'doneFrom' | 'doneTo'>;

/** The stages whose days are counted: what began each, and what ended it. */
const stageColumns = {
  approval: ['c.submittedAt', 'c.approvedAt'],
  filing: ['c.approvedOn', 'c.filedOn'],
  service: ['c.filedOn', 'c.servedAt'],
  judgment: ['c.servedAt', 'c.judgmentAt'],
  writ: ['c.judgmentAt', 'c.writIssuedAt'],
  possession: ['c.writIssuedAt', 'c.possessionAt'],
  whole: ['c.submittedAt', 'c.possessionAt'],
} as const satisfies Record<CountedStage, readonly [string, DoneColumn]>;

function tookWithin(eb: Cases, stage: CountedStage, days: DoneDays): Expression<SqlBool> {
  const [began, ended] = stageColumns[stage];
  return eb.and([eb(began, 'is not', null), doneWithin(eb, ended, days)]);
}

/** What was submitted on these days and went back since. */
const sentBackWithin = (eb: Cases, ways: readonly SentBack[], days: DoneDays): Expression<SqlBool> =>
  eb.and([
    sql<SqlBool>`c.sent_back <> '{}' and c.sent_back && ${[...ways]}::text[]`,
    doneWithin(eb, 'c.submittedAt', days),
  ]);

const endedWithin = (eb: Cases, filters: CaseFilters): Expression<SqlBool> =>
  eb.and([
    eb('c.judgmentOutcome', '=', sql<string>`any(${[...(filters.outcome ?? [])]}::text[])`),
    doneWithin(eb, 'c.judgmentAt', filters),
  ]);

function doneWithin(eb: Cases, column: DoneColumn, { doneFrom, doneTo }: DoneDays): Expression<SqlBool> {
  if (!column) return eb.and([sql<SqlBool>`${endedAt} is not null`, onFirmDays(endedAt, doneFrom, doneTo)]);
  const isDone = eb(column, 'is not', null);
  if (column !== 'c.filedOn') return eb.and([isDone, onFirmDays(eb.ref(column), doneFrom, doneTo)]);
  return eb.and([
    isDone,
    ...(doneFrom ? [eb(column, '>=', doneFrom)] : []),
    ...(doneTo ? [eb(column, '<=', doneTo)] : []),
  ]);
}

/** What is one person's is counted further than what a filter finds: it is little, and three indexes have it. */
const MOST_OWN = 10_000;

/** Three look-ups of what is one person's: as one condition with `or` PostgreSQL would read every case of the firm. */
const casesOf = (userId: string) => sql`
  select own.firm_id, own.id from cases.eviction_case own where own.assigned_processor_id = ${userId}
  union select own.firm_id, own.id from cases.eviction_case own where own.assigned_lawyer_id = ${userId}
  union select own.firm_id, own.case_id from cases.status_change own where own.actor_id = ${userId}`;

/** Everybody who shares an open case with somebody, and that person: whom cases are assigned to work together. */
export async function selectTeam(db: Kysely<DB>, scope: Scope, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.evictionCase as c')
    .select(['c.assignedProcessorId', 'c.assignedLawyerId'])
    .distinct()
    .where(visibleCase(scope))
    .where((eb) => eb.or([eb('c.assignedProcessorId', '=', userId), eb('c.assignedLawyerId', '=', userId)]))
    .where('c.status', '=', sql<CaseStatus>`any(${[...ongoingStatuses]}::text[])`)
    .execute();
  const ids = rows.flatMap(({ assignedProcessorId, assignedLawyerId }) => [
    assignedProcessorId,
    assignedLawyerId,
  ]);
  return [...new Set([userId, ...ids.filter((id) => id !== null)])];
}

const handledBy = (userId: string) => sql<SqlBool>`(c.firm_id, c.id) in (${casesOf(userId)})`;

/**
 * What a list reads. A search reads what its scope sees as the owner of the tables, see the view; and it is planned for its text,
 * as is a choice that may be of a few cases or of nearly all. A manager's properties are few, and a plan for any number of them
 * would read their whole company.
 */
function source(scope: Scope, filters: CaseFilters = {}) {
  const { status, statuses, ...rest } = filters;
  const isPlain =
    scope.kind !== 'properties' &&
    Object.values(rest).every((value) => value === undefined || value === null || value === '');
  const table = sql.raw(filters.search ? 'cases.searched_case' : 'cases.eviction_case');
  return sql<Selectable<CasesEvictionCase>>`${isPlain ? sql`` : plannedEachTime}${table}`.as('c');
}

function matching(eb: Cases, search: string, isOfFirm: boolean): Expression<SqlBool> {
  const anywhere = eb('c.search', 'like', contains(search.toLowerCase()));
  if (!NUMBER_SHAPED.test(search)) return anywhere;
  const prefix = beginsWith(search.toUpperCase());
  const begins = eb.or([eb('c.caseNumber', 'like', prefix), eb('c.caseDraftNumber', 'like', prefix)]);
  // The indexes of numbers begin with the firm; whoever sees many firms finds them by their letters.
  return isOfFirm ? begins : eb.and([anywhere, begins]);
}

/** A case by its key. */
export type CaseKey = Pick<Selectable<CasesEvictionCase>, 'firmId' | 'id'>;

interface ListPage {
  filters: CaseFilters;
  sort: string;
  limit: number;
  offset: number;
}

/** The keys of one page, in its order, from an index alone. */
export function selectCaseKeys(db: Kysely<DB>, scope: Scope, { filters, sort, limit, offset }: ListPage) {
  const descending = sort.startsWith('-');
  const [column] = sorted(sortColumns, sort);
  const mayBeNull = column === 'c.nextDate' || column === 'c.mayDoOn';
  const order = (by: OrderByItemBuilder) =>
    descending ? (mayBeNull ? by.desc().nullsLast() : by.desc()) : by.asc();
  const byId = descending ? 'desc' : 'asc';
  const statuses = filters.statuses ?? filters.status;
  // Each status has an index in these orders, and several of them together have none.
  const isByStatus =
    !filters.search && statuses && statuses.length > 1 && byStatus[scope.kind]?.includes(column);
  // Read backwards an index begins with those that have no date, so they are asked for by themselves.
  const parts = mayBeNull && descending ? ([false, true] as const) : ([null] as const);
  const keysOf = (isNull: boolean | null) => {
    const keys = (of: CaseFilters) =>
      db
        .selectFrom(source(scope, filters))
        .select(['c.firmId', 'c.id', `${column} as sortedBy`])
        .where(visibleCase(scope))
        .where((eb) => eb.and(conditions(eb, scope, of)))
        .$if(isNull !== null, (query) => query.where(column, isNull ? 'is' : 'is not', null))
        .orderBy(column, (by) => (descending ? by.desc() : by.asc()))
        .orderBy('c.id', byId)
        // Written out, not bound: only then does the planner see that ten rows are wanted and keep its plan.
        .limit(sql.lit(limit + offset));
    if (!isByStatus) return sql`(${keys(filters)})`;
    const ofOne = keys({ ...filters, statuses: null, status: null }).where(
      'c.status',
      '=',
      sql<CaseStatus>`wanted.status`,
    );
    return sql`(select found.* from unnest(${statuses}::text[]) as wanted (status) cross join lateral (${ofOne}) found)`;
  };
  const found = sql<CaseKey & { sortedBy: string }>`(${sql.join(parts.map(keysOf), sql` union all `)})`.as(
    'found',
  );
  return db
    .selectFrom(found)
    .select(['found.firmId', 'found.id'])
    .orderBy('found.sortedBy', order)
    .orderBy('found.id', byId)
    .limit(sql.lit(limit))
    .$if(offset > 0, (query) => query.offset(sql.lit(offset)))
    .execute();
}

/** How many there are, counted up to the cap. */
export async function countCases(
  db: Kysely<DB>,
  scope: Scope,
  filters: CaseFilters,
  cap = filters.search ? SEARCH_CAP : TOTAL_CAP,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom(source(scope, filters))
        .select('c.id')
        .where(visibleCase(scope))
        .where((eb) => eb.and(conditions(eb, scope, filters)))
        // Of a common name a firm's newest are counted: without an order PostgreSQL looks up all that have it before it counts the first.
        .$if(Boolean(filters.search) && scope.kind === 'firm', (rows) =>
          rows.orderBy('c.createdAt', 'desc').orderBy('c.id', 'desc'),
        )
        .limit(sql.lit(cap + 1))
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const n = Number(row.n);
  return { total: Math.min(n, cap), totalIsCapped: n > cap };
}

/**
 * How many cases are a person's, counted up to the cap. Behind the policies a firm's person sees each of them, so that the cases
 * themselves need not be read.
 */
export async function countHandledBy(
  db: Kysely<DB>,
  scope: Scope,
  { userId, clientId }: { userId: string; clientId: string | null },
): Promise<number> {
  if (clientId || scope.kind !== 'firm')
    return (await countCases(db, scope, { clientId, handledBy: userId }, MOST_OWN)).total;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from (${casesOf(userId)}) handled where handled.firm_id = ${scope.firmId} limit ${sql.lit(MOST_OWN)}) counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Counts by status where the counters are too coarse for the scope (a manager's properties), or a person is asked for. */
export async function countStatuses(
  db: Kysely<DB>,
  scope: Scope,
  filters: CaseFilters,
): Promise<{ status: string; n: number }[]> {
  const rows = await db
    .selectFrom(source(scope, filters))
    .select(['c.status', (eb) => eb.fn.countAll<number>().as('n')])
    .where(visibleCase(scope))
    .where((eb) => eb.and(conditions(eb, scope, filters)))
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
    .selectFrom(source(scope))
    .select(['c.mayDo', (eb) => eb.fn.countAll<number>().as('n')])
    .where(visibleCase(scope))
    .where((eb) => eb.and(conditions(eb, scope, { clientId })))
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
