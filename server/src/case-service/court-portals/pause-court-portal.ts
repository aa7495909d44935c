import { CLEAN_SUBMITS, type PauseReason } from '@writdesk/contract/court-portals/court-portal-values';
import type { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { changePortal } from './change-portal.ts';
import { courtPortalAudits } from './portal-audits.ts';
import type { PortalKey } from './portal-queries.ts';

/** Keeps robots away from a portal. */
export function pauseCourtPortal(
  context: UserContext,
  { params, body }: RouteInput<typeof courtPortals.pause>,
) {
  return changePortal(context, { id: params.id, version: body.version }, (tx, portal) =>
    pausedFor(tx, portal, 'PERSON'),
  );
}

/** What pausing changes, with its row on the trail. */
export async function pausedFor(tx: Tx, { firmId, id }: PortalKey, because: PauseReason) {
  await tx.audit(courtPortalAudits.pause, { firmId, subjectId: id, data: { because } });
  return { state: 'PAUSED', pausedBecause: because, pausedAt: tx.now } as const;
}

/**
 * Lets robots in again; what was counted against the portal is forgotten. Filing by the standard is turned on by somebody who accepts that
 * nobody has proven it with this manager.
 * @throws `court_portal_unproven`
 */
export function resumeCourtPortal(
  context: UserContext,
  { params, body }: RouteInput<typeof courtPortals.resume>,
) {
  return changePortal(
    context,
    { id: params.id, version: body.version },
    async (tx, { firmId, id, pausedBecause }) => {
      const isFirst = pausedBecause === 'UNPROVEN';
      if (isFirst && !body.acceptsUnproven) refuse('court_portal_unproven');
      await tx.audit(courtPortalAudits[isFirst ? 'turnOn' : 'resume'], { firmId, subjectId: id, data: {} });
      return { state: 'ON', pausedBecause: null, pausedAt: null, changedPages: 0, nextAt: null };
    },
  );
}

/** Lets robots submit without a person’s yes, or takes it back. @throws `court_portal_not_clean` */
export function letSubmitAlone(
  context: UserContext,
  { params, body }: RouteInput<typeof courtPortals.letSubmitAlone>,
) {
  return changePortal(context, { id: params.id, version: body.version }, async (tx, portal) => {
    if (body.alone && portal.cleanSubmits < CLEAN_SUBMITS) refuse('court_portal_not_clean');
    await tx.audit(courtPortalAudits.letSubmitAlone, {
      firmId: portal.firmId,
      subjectId: portal.id,
      data: { alone: body.alone },
    });
    return { submitsAlone: body.alone };
  });
}
