import type { geography } from '@writdesk/contract/geography/geography';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { selectCandidates, selectZipCode } from './geography-queries.ts';

/**
 * City, state and counties of a ZIP code; of `30324-1234` the first five digits count.
 * @throws `zip_not_found` when no post office has it.
 */
export async function lookUpZipCode(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof geography.zipCode>,
) {
  const zip = query.zipCode.slice(0, 5);
  const db = deps.db.as(scope);
  const [place, counties] = await Promise.all([
    selectZipCode(db, zip, query.countryId),
    selectCandidates(db, zip, query.countryId),
  ]);
  const { cityId, cityName, cityStateId, ...state } = found(place, 'zip_not_found');
  return {
    zipCode: zip,
    city: { id: cityId, name: cityName, stateId: cityStateId },
    county: counties.find(({ isMain }) => isMain) ?? null,
    state,
    counties,
  };
}
