import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { eachOfMany } from '../../platform/http/each-of-many.ts';
import { assignManager } from './assign-manager.ts';
import { deactivateProperty } from './deactivate-property.ts';
import { reactivateProperty } from './reactivate-property.ts';
import { removeManager } from './remove-manager.ts';

/** Deactivates or reactivates many properties. Each is its own transaction: what one is refused for stops no other. */
export function changeManyProperties(
  context: UserContext,
  { params, body: { rows, reason } }: RouteInput<typeof properties.bulk>,
) {
  return eachOfMany(context, rows, {
    act: async (own, { id, version }) => {
      const given = { params: { id }, query: {} };
      if (params.action === 'reactivate')
        await reactivateProperty(own, { ...given, body: { version, duplicateAck: false } });
      else await deactivateProperty(own, { ...given, body: { version, reason } });
    },
  });
}

/** Assigns somebody to many properties, or removes them from many. */
export function changeManyManagers(
  context: UserContext,
  { params, body: { rows, userId } }: RouteInput<typeof properties.bulkManagers>,
) {
  const verb = params.action === 'assign' ? assignManager : removeManager;
  return eachOfMany(context, rows, {
    act: (own, { id }) => verb(own, { params: { id }, query: {}, body: { userId } }),
  });
}
