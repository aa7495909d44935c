import type { WorkCountKey } from '@writdesk/contract/cases/case-numbers';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleCase } from '../record/index.ts';
import { type CaseFilters, conditions } from './case-list-queries.ts';

export interface WorkCount {
  key: string | null;
  late: number;
  earliest: string | null;
  today: number;
  later: number;
  undated: number;
  total: number;
}

/** A case that one person checks and argues counts once for them. */
const people = sql<{ id: string | null }>`(values (c.assigned_processor_id),
  (case when c.assigned_lawyer_id is distinct from c.assigned_processor_id then c.assigned_lawyer_id end))`;

const keysOf = {
  status: sql<string>`c.status`,
  court: sql<string | null>`c.courthouse_id::text`,
  company: sql<string>`c.client_id::text`,
  person: sql<string>`person.id::text`,
} as const satisfies Record<WorkCountKey, unknown>;

/** Open cases by what they are counted under, and by how their next date lies to a day. */
export async function countWork(
  db: Kysely<DB>,
  scope: Scope,
  { by, today, filters }: { by: WorkCountKey; today: string; filters: CaseFilters },
): Promise<WorkCount[]> {
  const when = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const counted = db
    .selectFrom('cases.evictionCase as c')
    .where(visibleCase(scope))
    .where((eb) => eb.and(conditions(eb, scope, filters)))
    .select([
      sql<string | null>`${keysOf[by]}`.as('key'),
      when(sql`c.next_date < ${today}::date`).as('late'),
      sql<string | null>`to_char(min(c.next_date), 'YYYY-MM-DD')`.as('earliest'),
      when(sql`c.next_date = ${today}::date`).as('today'),
      when(sql`c.next_date > ${today}::date`).as('later'),
      when(sql`c.next_date is null`).as('undated'),
      sql<number>`count(*)::int`.as('total'),
    ])
    .groupBy(sql`1`);
  if (by !== 'person') return counted.execute();
  return counted
    .crossJoinLateral(() => people.as<'person'>(sql`person (id)`))
    .where(sql<SqlBool>`person.id is not null`)
    .execute();
}

/** The names of courts, people or companies, as the reader sees them. */
export async function namesOf(
  db: Kysely<DB>,
  by: Exclude<WorkCountKey, 'status'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const among = sql<string>`any(${[...ids]}::uuid[])`;
  const rows =
    by === 'court'
      ? await db
          .selectFrom('cases.courthouse')
          .select(['id', 'shortName as name'])
          .where('id', '=', among)
          .execute()
      : by === 'person'
        ? await db
            .selectFrom('users.publishedPersonName')
            .select(['id', 'name'])
            .where('id', '=', among)
            .execute()
        : await db
            .selectFrom('users.publishedClientName')
            .select(['id', 'name'])
            .where('id', '=', among)
            .execute();
  return new Map(rows.flatMap(({ id, name }) => (id && name ? [[id, name] as const] : [])));
}
