import { type Expression, sql, type SqlBool } from 'kysely';

const DAY_MS = 86_400_000;

/**
 * A moment on some days of the firm of a case `c`, by which the tallies count, too. An index knows moments alone: no day anywhere begins
 * or ends further than a day from that of UTC.
 */
export function onFirmDays(
  moment: Expression<Date | null>,
  from: string | null | undefined,
  to: string | null | undefined,
): Expression<SqlBool> {
  const day = sql`(${moment} at time zone c.day_zone)::date`;
  const start = (of: string, days: number) => new Date(Date.parse(`${of}T00:00:00Z`) + days * DAY_MS);
  const since = from ? sql`${moment} >= ${start(from, -1)} and ${day} >= ${from}` : sql`true`;
  const until = to ? sql`${moment} < ${start(to, 2)} and ${day} <= ${to}` : sql`true`;
  return sql<SqlBool>`(${since} and ${until})`;
}
