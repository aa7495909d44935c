import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { preparedFor } from '../../platform/db/prepared.ts';
import { newId } from '../../platform/ids.ts';
import { type Delta, NO_DAY, type What } from './tally.ts';

/** Appends what a change does to the tallies, in its own transaction: rows only, so that writers never wait. */
export async function appendDeltas(db: Kysely<DB>, deltas: readonly Delta[]): Promise<void> {
  if (!deltas.length) return;
  // As values: rows of a query are copied to a cluster's nodes, which row-level security refuses.
  const rows = deltas.map((delta) => ({ id: newId(), ...delta }));
  if (rows.length > MOST_OF_ONE_CASE) await db.insertInto('cases.caseTallyDelta').values(rows).execute();
  else await insertFew(db, Object.fromEntries(rows.flatMap(placesOf)), rows.length);
}

/** An action changes few things; what a count of many cases moves has texts of any length. */
const MOST_OF_ONE_CASE = 16;
type DeltaRow = Delta & { id: string };

/** The values of the first row are `id0`, `firmId0` and so on. */
const placesOf = (row: DeltaRow, at: number) =>
  Object.entries(row).map(([column, value]) => [`${column}${at}`, value] as const);
const rowAt = (values: Record<string, unknown>, at: number) =>
  Object.fromEntries(deltaColumns.map((column) => [column, values[`${column}${at}`]])) as unknown as DeltaRow;
const deltaColumns = ['id', 'firmId', 'clientId', 'countyId', 'what', 'day', 'n'] as const;

const insertFew = preparedFor((db, values: Record<string, unknown>, count: number) =>
  db.insertInto('cases.caseTallyDelta').values(Array.from({ length: count }, (_, at) => rowAt(values, at))),
);

/** What counts for its day and for all days; a status has no day, and a step counts from its day on. */
const ofAllDays = sql`d.what not like 'status.%' and d.what not like 'step.%'`;

/** What is asked of the tallies. */
export interface TallyQuestion {
  /** Of those who see several firms. */
  firmId?: string | null;
  clientId?: string | null;
  countyId?: string | null;
  what: readonly What[];
  /** The first and the last day that count; without both it is all that there is of all days. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Which rows answer: those of one grain, for some of its ids. */
export interface Answering {
  grain: 'FIRM' | 'CLIENT' | 'COUNTY';
  firmId?: string;
  ids?: readonly string[];
}

/** The grain that knows the answer; null where the question, or what the caller sees, is finer than each. */
export function answering(
  scope: Scope,
  { clientId, countyId, firmId: ofFirm }: Pick<TallyQuestion, 'clientId' | 'countyId' | 'firmId'>,
): Answering | null {
  if (clientId && countyId) return null;
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  if (seesAll || (scope.kind === 'firm' && scope.firmId)) {
    const firmId = scope.kind === 'firm' ? scope.firmId : (ofFirm ?? null);
    const grain = clientId ? 'CLIENT' : countyId ? 'COUNTY' : 'FIRM';
    const id = clientId ?? countyId ?? firmId;
    return { grain, ...(firmId && { firmId }), ...(id && { ids: [id] }) };
  }
  if (scope.kind !== 'clients' || countyId || ofFirm) return null;
  const ids = clientId ? scope.clientIds.filter((own) => own === clientId) : scope.clientIds;
  return { grain: 'CLIENT', ids };
}

export interface Tallied {
  what: string;
  n: number;
}

/** How many cases have each of some things, exactly; null where no counter knows (a manager's properties, an owner's). */
export async function selectTallies(
  database: Pick<Database, 'as'>,
  scope: Scope,
  question: TallyQuestion,
): Promise<Tallied[] | null> {
  const from = answering(scope, question);
  if (!from) return null;
  const { what, from: first, to: last } = question;
  const isOfAllDays = first === undefined && last === undefined;
  const among = sql`what = any(${[...what]}::text[])
    ${first === undefined ? sql`` : sql`and day >= ${first}::date`} ${last === undefined ? sql`` : sql`and day <= ${last}::date`}`;
  const firm = from.firmId ? sql`and firm_id = ${from.firmId}` : sql``;
  const finest = sql`${among} ${firm} ${ofFinest(from)}`;
  const walled = scope.withheldIds.length
    ? sql`union all select what, -1 from cases.tallied_case
        where id = any(${scope.withheldIds}::uuid[]) and ${finest}`
    : sql``;
  const { rows } = await sql<Tallied>`
    select what, sum(n)::int as n from (
      select what, n from cases.case_tally
      where grain = ${from.grain} ${from.ids ? sql`and of_id = any(${[...from.ids]}::uuid[])` : sql``} ${firm} and ${among}
        ${isOfAllDays ? sql`and day = ${NO_DAY}::date` : sql``}
      union all
      select what, n from cases.case_tally_delta where ${finest}
      ${walled}
    ) counted
    group by what having sum(n) <> 0`.execute(withoutWalls(database, scope));
  return rows;
}

/** The cases behind a wall are taken off by their rows, so this one query reads them: its reply has totals alone. */
export const withoutWalls = (database: Pick<Database, 'as'>, scope: Scope): Kysely<DB> =>
  database.as({ ...scope, withheldIds: [] });

/** The same choice among rows that know both the company and the county. */
export function ofFinest({ grain, ids }: Answering): RawBuilder<unknown> {
  if (grain === 'FIRM' || !ids) return sql``;
  const column = grain === 'CLIENT' ? sql`client_id` : sql`county_id`;
  return sql`and ${column} = any(${[...ids]}::uuid[])`;
}

/** Moves up to `limit` waiting deltas of each firm into the tallies. @returns the most that were moved of one. */
export async function foldTallies(db: Kysely<DB>, limit: number): Promise<number> {
  const { rows: firms } = await sql<{ firmId: string }>`
    select distinct firm_id from cases.case_tally_delta order by 1`.execute(db);
  let most = 0;
  for (const { firmId } of firms) most = Math.max(most, await foldFirm(db, firmId, limit));
  return most;
}

/** One firm's, with the firm in each statement: on a cluster all of it is one worker's work. */
function foldFirm(db: Kysely<DB>, firmId: string, limit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from cases.case_tally_delta where firm_id = ${firmId} order by id limit ${limit}
      for update skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await sql`
      insert into cases.case_tally as t (firm_id, grain, of_id, what, day, n)
      select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, sum(d.n)::int
      from cases.case_tally_delta d
      cross join lateral (values ('FIRM', d.firm_id), ('CLIENT', d.client_id), ('COUNTY', d.county_id)) kept (grain, of_id)
      cross join lateral (values (d.day, true), (${NO_DAY}::date, ${ofAllDays})) counted (day, is_counted)
      where d.firm_id = ${firmId} and d.id = any(${ids}::uuid[]) and counted.is_counted and kept.of_id is not null
      group by 1, 2, 3, 4, 5 having sum(d.n) <> 0 order by 1, 2, 3, 4, 5
      on conflict (firm_id, grain, of_id, what, day) do update set n = t.n + excluded.n`.execute(tx);
    await sql`delete from cases.case_tally_delta where firm_id = ${firmId} and id = any(${ids}::uuid[])`.execute(
      tx,
    );
    return ids.length;
  });
}

export interface TallyFault {
  what: string;
  day: string;
  grain: string;
  counted: number;
  real: number;
}

export interface CostFault {
  caseId: string;
  counted: number;
  real: number;
}

/** Where the tallies and the cases disagree: must be nothing. */
export async function tallyFaults(db: Kysely<DB>): Promise<TallyFault[]> {
  const grains = sql`cross join lateral (values ('FIRM', d.firm_id), ('CLIENT', d.client_id), ('COUNTY', d.county_id)) kept (grain, of_id)
    cross join lateral (values (d.day, true), (${NO_DAY}::date, ${ofAllDays})) counted (day, is_counted)
    where counted.is_counted and kept.of_id is not null`;
  const { rows } = await sql<TallyFault>`
    with counted as (
      select firm_id, grain, of_id, what, day, sum(n)::int as n from (
        select firm_id, grain, of_id, what, day, n from cases.case_tally
        union all
        select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, d.n from cases.case_tally_delta d ${grains}
      ) both_of_them group by 1, 2, 3, 4, 5 having sum(n) <> 0),
    there as (
      select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, count(*)::int as n from cases.tallied_case d ${grains}
      group by 1, 2, 3, 4, 5)
    select what, day, grain, coalesce(counted.n, 0) as counted, coalesce(there.n, 0) as real
    from counted full join there using (firm_id, grain, of_id, what, day)
    where coalesce(counted.n, 0) <> coalesce(there.n, 0)`.execute(db);
  return rows;
}

/** The cases whose kept cost is not the sum of their charges: must be none. */
export async function costFaults(db: Kysely<DB>): Promise<CostFault[]> {
  const { rows } = await sql<CostFault>`
    select c.id as "caseId", c.cost_cents as counted, coalesce(charged.cents, 0) as real
    from cases.eviction_case c
    left join (
      select firm_id, case_id, sum(amount_cents)::bigint as cents from cases.billing_item
      where status <> 'DELETED' group by 1, 2
    ) charged on charged.firm_id = c.firm_id and charged.case_id = c.id
    where c.cost_cents <> coalesce(charged.cents, 0)`.execute(db);
  return rows;
}

/** Counts all cases into empty tallies, for rows that were put in behind the writers' backs. */
export async function fillTallies(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into cases.case_tally (firm_id, grain, of_id, what, day, n)
    select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, count(*)::int
    from cases.tallied_case d
    cross join lateral (values ('FIRM', d.firm_id), ('CLIENT', d.client_id), ('COUNTY', d.county_id)) kept (grain, of_id)
    cross join lateral (values (d.day, true), (${NO_DAY}::date, ${ofAllDays})) counted (day, is_counted)
    where counted.is_counted and kept.of_id is not null
    group by 1, 2, 3, 4, 5`.execute(db);
}
