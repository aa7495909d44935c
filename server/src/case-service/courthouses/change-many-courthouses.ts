import type { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { eachOfMany } from '../../platform/http/each-of-many.ts';
import { deactivateCourthouse } from './deactivate-courthouse.ts';
import { reactivateCourthouse } from './reactivate-courthouse.ts';

/**
 * Deactivates or reactivates many courthouses. Each is its own transaction: what one is refused for stops no other. A replacement is
 * of the same county, so none is given for all: a courthouse with drafts stays, and says so.
 */
export function changeManyCourthouses(
  context: UserContext,
  { params, body }: RouteInput<typeof courthouseWrites.bulk>,
) {
  return eachOfMany(context, body.rows, {
    act: async (own, { id, version }) => {
      const given = { params: { id }, query: {}, body: { version } };
      if (params.action === 'reactivate') await reactivateCourthouse(own, given);
      else await deactivateCourthouse(own, given);
    },
  });
}
