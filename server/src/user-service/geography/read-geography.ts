import type { geography } from '@writdesk/contract/geography/geography';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { searchCounties, selectCities, selectCountiesOfState, selectStates } from './geography-queries.ts';

/** States of a country. */
export async function getStates(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.states>,
) {
  return { states: await selectStates(deps.db.as(scope), query.countryId) };
}

/** All counties of a state; none for a state that nobody knows. */
export async function getCounties(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.stateCounties>,
) {
  return { counties: await selectCountiesOfState(deps.db.as(scope), query.stateId) };
}

/** Cities of a state. */
export async function getCities(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.cities>,
) {
  return { cities: await selectCities(deps.db.as(scope), query.stateId, query.countryId) };
}

/** A page of counties by name. */
export function listCounties({ deps, scope }: UserContext, { query }: RouteInput<typeof geography.counties>) {
  return searchCounties(deps.db.as(scope), query);
}
