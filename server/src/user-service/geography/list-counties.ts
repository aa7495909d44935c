import type { geography } from '@writdesk/contract/geography/geography';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { searchCounties } from './geography-queries.ts';

/** A page of counties by name. */
export async function listCounties(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.counties>,
) {
  const { counties, total } = await searchCounties(deps.db.as(scope), query);
  return { counties, total, totalIsCapped: false, page: query.page, pageSize: query.size };
}
