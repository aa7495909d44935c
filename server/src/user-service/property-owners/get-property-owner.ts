import type { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findOwner, selectOwnedProperties } from './property-owner-queries.ts';
import { propertyOwnerView } from './property-owner-view.ts';

/**
 * An owner with the properties that are theirs.
 * @throws `not_found`
 */
export async function getPropertyOwner(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof propertyOwners.details>,
) {
  const db = deps.db.as(scope);
  const row = found(await findOwner(db, scope, params.id));
  return { ...propertyOwnerView(row), properties: await selectOwnedProperties(db, scope, row.id) };
}
