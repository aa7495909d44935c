import { ownerChanges } from '@writdesk/contract/property-owners/property-owner-values';
import type { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { eachOfMany } from '../../platform/http/each-of-many.ts';
import { updatePropertyOwner } from './update-property-owner.ts';

/** Deactivates or reactivates many owners. Each is its own transaction: what one is refused for stops no other. */
export function changeManyOwners(
  context: UserContext,
  { params, body }: RouteInput<typeof propertyOwners.bulk>,
) {
  const ownerDetails = ownerChanges.parse({ active: params.action === 'reactivate' });
  return eachOfMany(context, body.rows, {
    act: (own, { id, version }) =>
      updatePropertyOwner(own, { params: { id }, query: {}, body: { ownerId: id, ownerDetails, version } }),
  });
}
