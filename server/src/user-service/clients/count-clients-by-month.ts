import { marchYearOf, type MonthlyClients, monthsOfYear } from '@writdesk/contract/clients/client-statistics';
import type { clients } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { countByMonth } from './client-statistics-queries.ts';

/** How many companies registered in each month, March to February, with the year before; what is to come is null. */
export async function countClientsByMonth(
  context: UserContext,
  { query }: RouteInput<typeof clients.monthly>,
): Promise<MonthlyClients> {
  const { deps, scope } = context;
  const today = localDate(deps.clock.now(), personOf(context).timeZone);
  const year = query.year ?? marchYearOf(today);
  const [before, months] = [monthsOfYear(year - 1), monthsOfYear(year)];
  const counted = await countByMonth(deps.db.as(scope), { from: `${before[0]}-01`, to: lastDayOf(year) });
  const thisMonth = today.slice(0, 'YYYY-MM'.length);
  const of = (month: string) => (month > thisMonth ? null : (counted.get(month) ?? 0));
  return {
    year,
    months: months.map((month, index) => ({
      month,
      clients: of(month),
      lastYear: of(before[index] ?? ''),
    })),
  };
}

/** The last day of a year's February. */
function lastDayOf(year: number): string {
  const march = Date.UTC(year + 1, 2, 1);
  const dayMs = 86_400_000;
  return new Date(march - dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
