import type { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { readPropertyOwner } from './read-property-owner.ts';

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
