import type { geography } from '@writdesk/contract/geography/geography';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectCities } from './geography-queries.ts';

/** Cities of a state. */
export async function getCities(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.cities>,
) {
  return { cities: await selectCities(deps.db.as(scope), query.stateId, query.countryId) };
}
