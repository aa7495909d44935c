import type { courthouses } from '@writdesk/contract/courthouses/courthouses';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { readCourthouse } from './read-courthouse.ts';

/**
 * A courthouse with its contacts and fees, in cents.
 * @throws `courthouse_not_found`
 */
export function getCourthouse(context: UserContext, { params }: RouteInput<typeof courthouses.details>) {
  const { deps, scope } = context;
  return readCourthouse(deps.db.as(scope), context, { id: params.id, now: deps.clock.now() });
}
