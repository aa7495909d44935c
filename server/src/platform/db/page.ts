import { type OrderByModifiersCallbackExpression, type SelectQueryBuilder, sql } from 'kysely';

/** What a query shows before anything is selected. */
type Nothing = Record<never, never>;

interface Wanted {
  /** From 1 on. */
  page: number;
  size: number;
}

/**
 * One page of what matches, with the number of all that match, as a list replies with it.
 * @param shown adds what a row shows and its order, which ends with an id.
 */
export async function selectPage<D, T extends keyof D, R>(
  matching: SelectQueryBuilder<D, T, Nothing>,
  { page, size }: Wanted,
  shown: (rows: SelectQueryBuilder<D, T, Nothing>) => SelectQueryBuilder<D, T, R>,
) {
  const [rows, { total }] = await Promise.all([
    shown(matching)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching
      .select(sql<number>`count(*)`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, totalIsCapped: false, page, pageSize: size };
}

/** The column and the direction that a list's `sort` names: `name`, or `-name` for the last first. For `orderBy(...sorted(…))`. */
export function sorted<const C extends object>(columns: C, sort: string): [C[keyof C], 'asc' | 'desc'] {
  return [columns[sort.replace('-', '') as keyof C], sort.startsWith('-') ? 'desc' : 'asc'];
}

/** The same where rows without a value stand at the end, whichever way. */
export function sortedNullsLast<const C extends object>(
  columns: C,
  sort: string,
): [C[keyof C], OrderByModifiersCallbackExpression] {
  const [column, direction] = sorted(columns, sort);
  return [column, (order) => order[direction]().nullsLast()];
}
