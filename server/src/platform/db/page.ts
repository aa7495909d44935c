import {
  type Expression,
  type Kysely,
  type OrderByModifiersCallbackExpression,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import { countUpTo } from './count.ts';
import type { DB } from './schema.ts';

/** What a query shows before anything is selected. */
type Nothing = Record<never, never>;

type Key = Record<'id', string>;

interface Wanted {
  /** From 1 on. */
  page: number;
  size: number;
}

/** One page of what matches, with the number of all that match, as a list replies with it. @param shown adds what a row shows and its order, which ends with an id. */
export async function selectPage<D, T extends keyof D, R>(
  db: Kysely<DB>,
  matching: SelectQueryBuilder<D, T, Nothing>,
  wanted: Wanted,
  shown: (rows: SelectQueryBuilder<D, T, Nothing>) => SelectQueryBuilder<D, T, R>,
) {
  return counted(db, wanted, within(shown(matching), wanted).execute(), matching.select(sql`1`.as('one')));
}

/**
 * The same where a row shows what other tables know: the keys of the page are chosen first, and only their rows are put together.
 * @param keys the ids of all that match, in their order. @param shown the rows of some ids, in the same order.
 */
export async function selectPageByKey<D, T extends keyof D, R>(
  db: Kysely<DB>,
  keys: SelectQueryBuilder<D, T, Key>,
  wanted: Wanted,
  shown: (page: SelectQueryBuilder<D, T, Key>) => { execute: () => Promise<R[]> },
) {
  return counted(db, wanted, shown(within(keys, wanted)).execute(), keys.clearOrderBy());
}

/**
 * A page of rows of which some stand before all others, each part in the order of `key` and id. The others are looked for only
 * where the first don’t fill the page: where an index has the order of the first, a search costs what it shows.
 * @param parts the keys of the rows; no row is in both.
 */
export async function selectPageOfTwo<D, T extends keyof D, R>(
  db: Kysely<DB>,
  { before, after }: Record<'before' | 'after', SelectQueryBuilder<D, T, Key & Record<'key', string>>>,
  wanted: Wanted,
  shown: (page: Expression<string>) => { execute: () => Promise<R[]> },
) {
  const reach = wanted.page * wanted.size;
  const first = (rows: Expression<unknown>, when = sql`true`) =>
    sql`select id, key from (${rows}) matching where ${when} order by key, id limit ${reach}`;
  const page = sql<string>`(
    with before as materialized (${first(before)}),
      after as materialized (${first(after, sql`(select count(*) from before) < ${reach}`)})
    select id from (select 1 as part, * from before union all select 2, * from after) found
    order by part, key, id limit ${wanted.size} offset ${reach - wanted.size})`;
  return counted(db, wanted, shown(page).execute(), sql`${before} union all ${after}`);
}

/** The rows of one page; they need an order that ends with an id. */
export const within = <D, T extends keyof D, R>(rows: SelectQueryBuilder<D, T, R>, { page, size }: Wanted) =>
  rows.limit(size).offset((page - 1) * size);

async function counted<R>(
  db: Kysely<DB>,
  { page, size }: Wanted,
  shown: Promise<R[]>,
  matching: Expression<unknown>,
) {
  const [rows, total] = await Promise.all([shown, countUpTo(db, matching)]);
  return { rows, ...total, page, pageSize: size };
}

/** Which way a list's `sort` goes: `name` upward, `-name` downward. */
export const directionOf = (sort: string): 'asc' | 'desc' => (sort.startsWith('-') ? 'desc' : 'asc');

/** The column and the direction that a list's `sort` names: `name`, or `-name` for the last first. For `orderBy(...sorted(…))`. */
export function sorted<const C extends object>(columns: C, sort: string): [C[keyof C], 'asc' | 'desc'] {
  return [columns[sort.replace('-', '') as keyof C], directionOf(sort)];
}

/** The same where rows without a value stand at the end, whichever way. */
export function sortedNullsLast<const C extends object>(
  columns: C,
  sort: string,
): [C[keyof C], OrderByModifiersCallbackExpression] {
  const [column, direction] = sorted(columns, sort);
  return [column, (order) => order[direction]().nullsLast()];
}
