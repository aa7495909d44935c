import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findProperty, selectUnits } from './property-queries.ts';
import { propertyView } from './property-view.ts';

/**
 * A property with its units and managers.
 * @throws `property_not_found`
 */
export async function getProperty(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof properties.details>,
) {
  const db = deps.db.as(scope);
  const row = found(await findProperty(db, scope, params.id), 'property_not_found');
  return { ...propertyView(row), units: await selectUnits(db, row.id) };
}
