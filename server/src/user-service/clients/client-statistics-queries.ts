import type { DateRange } from '@writdesk/contract/values/date-range';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** The day on which a company registered, by its own calendar. */
const registeredOn = sql<string>`(c.created_at at time zone c.time_zone)::date`;

/** Companies that registered on these days; both ends count. */
export function registeredWithin({ from, to }: DateRange) {
  const after = from === null ? sql`true` : sql`${registeredOn} >= ${from}::date`;
  const before = to === null ? sql`true` : sql`${registeredOn} <= ${to}::date`;
  return sql<SqlBool>`(${after} and ${before})`;
}

/** How many companies registered on these days, by how they came. */
export function countByOrigin(db: Kysely<DB>, range: DateRange) {
  return db
    .selectFrom('users.client as c')
    .select([
      sql<number>`count(*) filter (where c.origin = 'ORGANIC')`.as('organic'),
      sql<number>`count(*) filter (where c.origin = 'INVITED')`.as('invited'),
      sql<number>`count(*)`.as('total'),
    ])
    .where(registeredWithin(range))
    .executeTakeFirstOrThrow();
}

/** How many companies registered in each month of these days; a month without any is absent. */
export async function countByMonth(
  db: Kysely<DB>,
  range: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('users.client as c')
    .select([sql<string>`to_char(${registeredOn}, 'YYYY-MM')`.as('month'), sql<number>`count(*)`.as('n')])
    .where(registeredWithin(range))
    .groupBy('month')
    .execute();
  return new Map(rows.map(({ month, n }) => [month, Number(n)]));
}
