import type { geography } from '@writdesk/contract/geography/geography';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectCountiesOfState } from './geography-queries.ts';

/** All counties of a state; none for a state that nobody knows. */
export async function getCounties(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.stateCounties>,
) {
  return { counties: await selectCountiesOfState(deps.db.as(scope), query.stateId) };
}
