import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { newId } from '../../../platform/ids.ts';
import type { CaseRecord } from '../record/index.ts';

type Counted = Pick<CaseRecord, 'firmId' | 'clientId' | 'countyId' | 'status' | 'createdAt'>;

const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`;
const isSame = (left: Counted | null, right: Counted | null) =>
  left && right && left.status === right.status && left.countyId === right.countyId;

/** Appends what a change does to the counters, in its own transaction: rows only, so that writers never wait. */
export async function countChange(
  db: Kysely<DB>,
  before: Counted | null,
  after: Counted | null,
): Promise<void> {
  if (isSame(before, after)) return;
  const steps = [...(before ? [{ of: before, n: -1 }] : []), ...(after ? [{ of: after, n: 1 }] : [])];
  if (before?.status !== after?.status) {
    await db
      .insertInto('cases.caseCountDelta')
      .values(
        steps.map(({ of, n }) => ({
          firmId: of.firmId,
          id: newId(),
          clientId: of.clientId,
          status: of.status,
          n,
        })),
      )
      .execute();
  }
  const byCounty = steps.flatMap(({ of, n }) =>
    of.countyId
      ? [
          {
            firmId: of.firmId,
            id: newId(),
            countyId: of.countyId,
            status: of.status,
            month: monthOf(of.createdAt),
            n,
          },
        ]
      : [],
  );
  if (byCounty.length) await db.insertInto('cases.caseMonthCountDelta').values(byCounty).execute();
}

/** Which companies' cases the counters are asked for; null where the scope is finer than the counters. */
function countedClients(scope: Scope): { firmId?: string; clientIds?: readonly string[] } | null {
  if (scope.kind === 'system' || scope.kind === 'all') return {};
  if (scope.kind === 'firm' && scope.firmId) return { firmId: scope.firmId };
  if (scope.kind === 'clients') return { clientIds: scope.clientIds };
  return null;
}

/** Takes off what the counters count and the reader may not know of. */
const walledOff = (scope: Scope, columns: string) =>
  scope.withheldIds.length
    ? sql`union all select ${sql.raw(columns)}, -1 from cases.eviction_case
        where id = any(${scope.withheldIds}::uuid[])`
    : sql``;

/** The cases behind a wall are taken off by their rows, so this one query reads them: its reply has totals alone. */
const withoutWalls = (database: Pick<Database, 'as'>, scope: Scope): Kysely<DB> =>
  database.as({ ...scope, withheldIds: [] });

export interface StatusCount {
  status: string;
  n: number;
}

/** Exact counts by status from the counters, or null where they don't know (a manager's properties, an owner's). */
export async function countByStatus(
  database: Pick<Database, 'as'>,
  scope: Scope,
  clientId: string | null,
): Promise<StatusCount[] | null> {
  const counted = countedClients(scope);
  if (!counted) return null;
  const { firmId, clientIds } = counted;
  const { rows } = await sql<StatusCount>`
    select status, sum(n)::int as n from (
      select firm_id, client_id, status, n from cases.case_count
      union all
      select firm_id, client_id, status, n from cases.case_count_delta
      ${walledOff(scope, 'firm_id, client_id, status')}
    ) counted
    where (${firmId ?? null}::uuid is null or firm_id = ${firmId ?? null})
      and (${clientIds ?? null}::uuid[] is null or client_id = any(${clientIds ?? null}::uuid[]))
      and (${clientId}::uuid is null or client_id = ${clientId})
    group by status having sum(n) <> 0`.execute(withoutWalls(database, scope));
  return rows;
}

/** Exact counts by status in one county; for a firm only. */
export async function countOfCounty(
  database: Pick<Database, 'as'>,
  scope: Scope,
  countyId: string,
): Promise<StatusCount[] | null> {
  if (scope.kind !== 'firm' || !scope.firmId) return null;
  const { rows } = await sql<StatusCount>`
    select status, sum(n)::int as n from (
      select firm_id, county_id, status, n from cases.case_month_count
      union all
      select firm_id, county_id, status, n from cases.case_month_count_delta
      ${walledOff(scope, 'firm_id, county_id, status')}
    ) counted
    where firm_id = ${scope.firmId} and county_id = ${countyId}
    group by status having sum(n) <> 0`.execute(withoutWalls(database, scope));
  return rows;
}

/** Moves up to `limit` waiting deltas of each firm into the counters. @returns the most that were moved of one. */
export async function foldCounts(db: Kysely<DB>, limit: number): Promise<number> {
  const { rows: firms } = await sql<{ firmId: string }>`
    select firm_id from cases.case_count_delta union select firm_id from cases.case_month_count_delta
    order by 1`.execute(db);
  let most = 0;
  for (const { firmId } of firms) {
    const head = await foldFirm(db, byClient, firmId, limit);
    const month = await foldFirm(db, byMonth, firmId, limit);
    most = Math.max(most, head, month);
  }
  return most;
}

interface Counter {
  table: string;
  columns: string;
}
const byClient: Counter = { table: 'cases.case_count', columns: 'client_id, status' };
const byMonth: Counter = { table: 'cases.case_month_count', columns: 'county_id, status, month' };

/** One firm's, with the firm in each statement: on a cluster all of it is one worker's work. */
function foldFirm(db: Kysely<DB>, counter: Counter, firmId: string, limit: number): Promise<number> {
  const table = sql.raw(counter.table);
  const waiting = sql.raw(`${counter.table}_delta`);
  const columns = sql.raw(counter.columns);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${waiting} where firm_id = ${firmId} order by id limit ${limit} for update skip locked`.execute(
      tx,
    );
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await sql`
      insert into ${table} as c (firm_id, ${columns}, n)
      select firm_id, ${columns}, sum(n)::int from ${waiting}
      where firm_id = ${firmId} and id = any(${ids}::uuid[])
      group by firm_id, ${columns} order by firm_id, ${columns}
      on conflict (firm_id, ${columns}) do update set n = c.n + excluded.n`.execute(tx);
    await sql`delete from ${waiting} where firm_id = ${firmId} and id = any(${ids}::uuid[])`.execute(tx);
    return ids.length;
  });
}

/** Where the counters and the cases disagree: must be nothing. */
export async function countFaults(
  db: Kysely<DB>,
): Promise<{ status: string; counted: number; real: number }[]> {
  const { rows } = await sql<{ status: string; counted: number; real: number }>`
    select coalesce(k.status, r.status) as status, coalesce(k.n, 0)::int as counted, coalesce(r.n, 0)::int as real
    from (select firm_id, client_id, status, sum(n) as n from (
        select firm_id, client_id, status, n from cases.case_count
        union all select firm_id, client_id, status, n from cases.case_count_delta) a group by 1, 2, 3 having sum(n) <> 0) k
    full join (select firm_id, client_id, status, count(*) as n from cases.eviction_case group by 1, 2, 3) r
      on r.firm_id = k.firm_id and r.client_id = k.client_id and r.status = k.status
    where coalesce(k.n, 0) <> coalesce(r.n, 0)`.execute(db);
  return rows;
}
