import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { readLease } from './read-lease.ts';

/** A lease, as far as the caller may read it. @throws `lease_not_found` */
export function getLease(
  context: UserContext,
  { params }: RouteInput<typeof rosters.lease>,
): Promise<RouteReplyInput<typeof rosters.lease>> {
  return readLease(context.deps.db.as(context.scope), context, params.id);
}
