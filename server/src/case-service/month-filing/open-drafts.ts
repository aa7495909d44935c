import type { FilingObstacle, monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findObstacle, lockCurrentLease } from '../../user-service/rosters/index.ts';
import { eachCase } from '../cases/actions/index.ts';
import { beginCase } from '../cases/intake/index.ts';
import { findCaseOfLease } from './case-fact-queries.ts';
import { selectHoldingNow } from './holding-now.ts';

type Holding = Awaited<ReturnType<typeof selectHoldingNow>>;

/**
 * Opens a draft for each lease, filled in from it. A lease that the list calls held gets none, and what one is refused for stops no
 * other.
 */
export async function openDrafts(
  context: UserContext,
  { body }: RouteInput<typeof monthFiling.open>,
): Promise<RouteReplyInput<typeof monthFiling.open>> {
  const { deps, scope } = context;
  const holding = await selectHoldingNow(deps.db.as(scope), deps.clock.now());
  return eachCase(context, body.leaseIds, (own, leaseId) =>
    transact(own, async (tx) => {
      const lease = found(await lockCurrentLease(tx.db, own.scope, leaseId), 'lease_not_found');
      await refuseHeld(tx, own, { leaseId, holding });
      const { status } = await beginCase(tx, own, monthlyCase(lease), false);
      return { status };
    }),
  );
}

/** What is said where a lease is held. */
const heldFaults = {
  IN_SERVICE: 'lease_in_service',
  PAYMENT_PLAN: 'lease_on_plan',
  NO_COUNTY: 'lease_no_county',
  CARES_UNKNOWN: 'lease_cares_unknown',
  OVERDUE_INVOICE: 'lease_overdue_invoice',
} as const satisfies Partial<Record<FilingObstacle, string>>;
const isSaid = (obstacle: FilingObstacle): obstacle is keyof typeof heldFaults =>
  Object.hasOwn(heldFaults, obstacle);

/** @throws `conflict` saying what holds a locked lease, by the rule of the list. */
async function refuseHeld(
  tx: Tx,
  context: UserContext,
  { leaseId, holding }: { leaseId: string; holding: Holding },
): Promise<void> {
  const known = await findCaseOfLease(tx.db, { leaseId });
  const ifSo = (holds: boolean | null | undefined) => (holds ? [leaseId] : []);
  const row = await findObstacle(tx.db, leaseId, {
    taken: ifSo(known?.isOpen),
    // Of an open case it makes no difference here what it waits for, and of a notice where it was used.
    awaiting: [],
    spent: [],
    onPlan: ifSo(known?.paymentPlan),
    inService: ifSo(known?.inService),
    holding,
    firmId: personOf(context).firmId,
    now: tx.now,
  });
  const { state, obstacle } = found(row, 'lease_not_found');
  if (state !== 'HELD' || !obstacle) return;
  refuse('conflict', {
    reason: isSaid(obstacle)
      ? fault(heldFaults[obstacle])
      : fault('lease_has_case', { title: known?.title ?? '' }),
  });
}

/** Rent is why a lease is on the list. */
const monthlyCase = ({ id, clientId }: { id: string; clientId: string }) => ({
  leaseId: id,
  clientId,
  comment: undefined,
  caseEviction: { reasons: ['NONPAYMENT' as const], reasonText: undefined, caresBasis: undefined },
});
