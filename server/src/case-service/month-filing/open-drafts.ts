import type { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { lockCurrentLease } from '../../user-service/rosters/index.ts';
import { eachCase } from '../cases/actions/index.ts';
import { beginCase } from '../cases/intake/index.ts';
import { findCaseOfLease } from './case-fact-queries.ts';

/** Opens a draft for each lease, filled in from it. A lease with an open case gets no second one, and what one is refused for stops no other. */
export function openDrafts(
  context: UserContext,
  { body }: RouteInput<typeof monthFiling.open>,
): Promise<RouteReplyInput<typeof monthFiling.open>> {
  return eachCase(context, body.leaseIds, (own, leaseId) =>
    transact(own, async (tx) => {
      const lease = found(await lockCurrentLease(tx.db, own.scope, leaseId), 'lease_not_found');
      const known = await findCaseOfLease(tx.db, { leaseId });
      if (known?.isOpen) refuse('conflict', { reason: fault('lease_has_case', { title: known.title }) });
      if (lease.inService ?? known?.inService) refuse('conflict', { reason: fault('lease_in_service') });
      if (lease.paymentPlan ?? known?.paymentPlan) refuse('conflict', { reason: fault('lease_on_plan') });
      const { status } = await beginCase(tx, own, monthlyCase(lease), false);
      return { status };
    }),
  );
}

/** Rent is why a lease is on the list. */
const monthlyCase = ({ id, clientId }: { id: string; clientId: string }) => ({
  leaseId: id,
  clientId,
  comment: undefined,
  caseEviction: { reasons: ['NONPAYMENT' as const], reasonText: undefined, caresBasis: undefined },
});
