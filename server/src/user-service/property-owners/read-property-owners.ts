import type { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectOwnerPage } from './property-owner-queries.ts';
import { propertyOwnerView } from './property-owner-view.ts';
import { readPropertyOwner } from './read-property-owner.ts';

/** A page of the owners that the caller can see. */
export async function listPropertyOwners(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof propertyOwners.list>,
) {
  const { rows, ...counted } = await selectOwnerPage(deps.db.as(scope), scope, query);
  return {
    owners: rows.map(propertyOwnerView),
    ...counted,
  };
}

/**
 * An owner, whole.
 * @throws `not_found`
 */
export function getPropertyOwner(
  context: UserContext,
  { params }: RouteInput<typeof propertyOwners.details>,
) {
  return readPropertyOwner(context.deps.db.as(context.scope), context, params.id);
}
