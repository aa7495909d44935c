import { MOST_CHANGED_PAGES } from '@writdesk/contract/court-portals/court-portal-values';
import type { Tx } from '../../platform/db/transact.ts';
import { pausedFor } from './pause-court-portal.ts';
import { courtPortalAudits } from './portal-audits.ts';
import { lockPortal, type PortalKey, updatePortal } from './portal-queries.ts';

/** How a visit went, as far as it matters for the next one. */
export type VisitResult =
  | { kind: 'CLEAN_SUBMIT' | 'READ' | 'WRONG_PASSWORD' | 'CHANGED_PAGE' }
  | { kind: 'LEFT_ALONE'; until: Date }
  | { kind: 'LOOKED'; succeeded: boolean };

/**
 * Notes what a visit taught about the portal, in the transaction of its result: one wrong password, three changed pages in a row or
 * a failed nightly look pause it.
 */
export async function noteVisit(tx: Tx, key: PortalKey, result: VisitResult): Promise<void> {
  const portal = await lockPortal(tx.db, key);
  if (!portal) return;
  const changes = await (async () => {
    switch (result.kind) {
      case 'CLEAN_SUBMIT':
        return { cleanSubmits: portal.cleanSubmits + 1, changedPages: 0 };
      case 'READ':
        return { changedPages: 0 };
      case 'WRONG_PASSWORD':
        return pausedFor(tx, portal, 'WRONG_PASSWORD');
      case 'CHANGED_PAGE': {
        const changedPages = portal.changedPages + 1;
        // Robots that met something new submit only with a person’s yes again.
        const distrusted = { changedPages, cleanSubmits: 0, submitsAlone: false };
        return changedPages < MOST_CHANGED_PAGES
          ? distrusted
          : { ...distrusted, ...(await pausedFor(tx, portal, 'CHANGED_PAGES')) };
      }
      case 'LEFT_ALONE':
        return { nextAt: result.until };
      case 'LOOKED': {
        const { succeeded } = result;
        await tx.audit(courtPortalAudits.look, {
          firmId: key.firmId,
          subjectId: key.id,
          data: { succeeded },
        });
        const looked = { lookedAt: tx.now, lookSucceeded: succeeded };
        return succeeded || portal.state === 'PAUSED'
          ? looked
          : { ...looked, ...(await pausedFor(tx, portal, 'LOOK_FAILED')) };
      }
    }
  })();
  await updatePortal(tx.db, key, { ...changes, updatedAt: tx.now });
}
