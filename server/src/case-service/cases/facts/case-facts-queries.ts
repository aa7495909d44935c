import { type RawBuilder, sql } from 'kysely';
import { fixedPlan } from '../../../platform/db/database.ts';
import { preparedFor } from '../../../platform/db/prepared.ts';
import type { CasePart } from '../record/index.ts';

/** What is asked: the facts of all parts, and which rows of theirs the case has. */
export interface FactShape {
  parts: readonly CasePart[];
  withRows: boolean;
}

interface Asked {
  firmIds: readonly string[];
  ids: readonly string[];
  now: Date;
}

/**
 * The columns of all parts in one statement, for one case or for a page of a list: `fact0`, `fact1` and so on, in their order; then
 * `rows0`, `rows1`.
 */
export const selectFactColumns = preparedFor(
  (_db, { firmIds, ids, now }: Asked, { parts, withRows }: FactShape) => {
    const columns = parts.flatMap(({ facts }): RawBuilder<unknown>[] =>
      facts ? Object.values(facts.columns(now)) : [],
    );
    const rows = withRows ? parts.flatMap((part) => Object.values(part.rows ?? {})) : [];
    const named = [
      ...columns.map((column, index) => sql`${column} as ${sql.ref(`fact${index}`)}`),
      ...rows.map((column, index) => sql`${column} as ${sql.ref(`rows${index}`)}`),
    ];
    return sql<Record<string, unknown> & { id: string }>`
    select ${fixedPlan}c.id, ${sql.join(named)} from cases.eviction_case c
    where c.firm_id = any(${firmIds}::uuid[]) and c.id = any(${ids}::uuid[])`;
  },
);
