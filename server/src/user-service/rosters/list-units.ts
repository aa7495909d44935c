import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findRosterProperty } from './roster-property-queries.ts';
import { selectUnitPage } from './unit-queries.ts';
import { unitView } from './unit-view.ts';

/**
 * The units of a property with their current leases: names, term and balance, which a new case is picked by.
 * @throws `property_not_found`
 */
export async function listUnits(
  { deps, scope }: UserContext,
  { params, query }: RouteInput<typeof rosters.units>,
): Promise<RouteReplyInput<typeof rosters.units>> {
  const db = deps.db.as(scope);
  const property = found(await findRosterProperty(db, scope, params.propertyId), 'property_not_found');
  const { rows, ...counted } = await selectUnitPage(db, property, query);
  return { units: rows.map(unitView), ...counted };
}
