import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith, contains } from './like.ts';

const TRIGRAM = 3;

/** Whether a text may stand anywhere in what is searched. */
export const isAnywhere = (text: string): boolean => text.toLowerCase().length >= TRIGRAM;

/**
 * A search as its indexes can answer it: from three characters on the text may stand anywhere in `anywhere` (trigrams),
 * a shorter one must begin one of `beginnings`. Everything is compared in lower case; no text finds everything.
 */
export function searched(
  text: string,
  anywhere: RawBuilder<string>,
  beginnings: readonly RawBuilder<string>[],
): Expression<SqlBool> {
  const wanted = text.toLowerCase();
  if (wanted === '') return sql<SqlBool>`true`;
  if (isAnywhere(text)) return sql<SqlBool>`${anywhere} like ${contains(wanted)}`;
  const begins = beginnings.map((start) => sql<SqlBool>`${start} like ${beginsWith(wanted)}`);
  return sql<SqlBool>`(${sql.join(begins, sql` or `)})`;
}

const LAST = '\u{10FFFF}';

/** Whether a column begins with a text, said so that an index with the column’s order finds those rows in that order. */
export function beginning(text: string, column: RawBuilder<string>): Expression<SqlBool> {
  const wanted = text.toLowerCase();
  return sql<SqlBool>`(${column} >= ${wanted} and ${column} <= ${wanted + LAST} and ${column} like ${beginsWith(wanted)})`;
}
