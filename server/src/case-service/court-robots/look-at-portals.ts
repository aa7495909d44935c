import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import type { OpenSite } from '../../platform/sites/index.ts';
import { findPortal, nextVisitAt, noteVisit, selectUnlooked } from '../court-portals/index.ts';
import { isPortalBusy } from '../rpa-bot-jobs/index.ts';
import { LeaveAloneError, StopError } from './court-site.ts';
import { canVisit, visitPort } from './visit-port.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Signs in at each portal and opens its empty form. What fails pauses the portal; a site that is closed is looked at the next night. */
export async function lookAtPortals(
  context: Context,
  openSite: OpenSite | null,
  timeoutMs?: number,
): Promise<void> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const since = new Date(deps.clock.now().getTime() - HALF_A_DAY_MS);
  for (const key of await selectUnlooked(db, since)) {
    const portal = await findPortal(db, scope, key.id);
    const now = deps.clock.now();
    if (
      !portal ||
      !canVisit(portal, openSite) ||
      nextVisitAt(portal, now) > now ||
      (await isPortalBusy(db, key.firmId, key.id))
    )
      continue;
    const visit = { portal, job: null, openSite, ...(timeoutMs && { timeoutMs }) };
    const succeeded = await visitPort(context, visit, async (port) => {
      await port.look();
      return true;
    }).catch((error: unknown) => {
      deps.log.warn({ err: error, portal: portal.id }, 'the look at a site failed');
      const isNoLook = error instanceof LeaveAloneError || isWithoutBrowser(error);
      return isNoLook ? null : false;
    });
    if (succeeded !== null)
      await transact(context, (tx) => noteVisit(tx, portal, { kind: 'LOOKED', succeeded }));
  }
}

const isWithoutBrowser = (error: unknown): boolean =>
  error instanceof StopError && error.question === 'NO_BROWSER';
