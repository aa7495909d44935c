import type { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { amendLease, lockCurrentLease } from '../../user-service/rosters/index.ts';
import { eachCase } from '../cases/actions/index.ts';

/** Records one day of a notice on each lease. What one lease is refused for stops no other. */
export function recordNotice(
  context: UserContext,
  { body: { leaseIds, noticeGivenOn } }: RouteInput<typeof monthFiling.recordNotice>,
): Promise<RouteReplyInput<typeof monthFiling.recordNotice>> {
  return eachCase(context, leaseIds, (own, leaseId) =>
    transact(own, async (tx) => {
      const lease = found(await lockCurrentLease(tx.db, own.scope, leaseId), 'lease_not_found');
      if (!lease.isCurrent) refuse('lease_not_found');
      await amendLease(tx, own, leaseId, { noticeGivenOn });
      return { status: 'NOTICED' };
    }),
  );
}
