import type { clients } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { countByOrigin } from './client-statistics-queries.ts';

/** How many companies registered in a range of days, by how they came. */
export async function countClients(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof clients.statistics>,
) {
  const { organic, invited, total } = await countByOrigin(deps.db.as(scope), query.dateRange);
  return { organic: Number(organic), invited: Number(invited), total: Number(total) };
}
