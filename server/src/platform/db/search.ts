import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith, contains } from './like.ts';

const TRIGRAM = 3;

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
  if (wanted.length >= TRIGRAM) return sql<SqlBool>`${anywhere} like ${contains(wanted)}`;
  const begins = beginnings.map((beginning) => sql<SqlBool>`${beginning} like ${beginsWith(wanted)}`);
  return sql<SqlBool>`(${sql.join(begins, sql` or `)})`;
}
