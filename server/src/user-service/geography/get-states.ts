import type { geography } from '@writdesk/contract/geography/geography';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectStates } from './geography-queries.ts';

/** States of a country. */
export async function getStates(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.states>,
) {
  return { states: await selectStates(deps.db.as(scope), query.countryId) };
}
