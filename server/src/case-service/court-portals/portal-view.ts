import { CLEAN_SUBMITS } from '@writdesk/contract/court-portals/court-portal-values';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import { selectGivers } from './credential-queries.ts';
import { managerOf, type PortalRecord, selectCourthouses, selectCourts } from './portal-queries.ts';

/** Portals of one firm as the API says them. */
export async function portalViews(
  db: Kysely<DB>,
  { roles, firmId }: Pick<UserActor, 'roles' | 'firmId'>,
  portals: readonly PortalRecord[],
) {
  if (portals.length === 0 || !firmId) return [];
  const [courts, givers] = await Promise.all([selectCourts(db, firmId), selectGivers(db, firmId)]);
  const houses = await selectCourthouses(db, [...new Set(courts.map(({ courthouseId }) => courthouseId))]);
  const mayManage = permitted(roles, 'court-portal.manage') !== null;
  return portals.map((portal) => {
    const own = courts.filter(({ portalId }) => portalId === portal.id);
    const giver = givers.find(({ portalId }) => portalId === portal.id);
    return {
      ...portal,
      ecf: managerOf(portal),
      courthouses: houses
        .filter(({ id }) => own.some(({ courthouseId }) => courthouseId === id))
        .map(({ id, name }) => ({ id, name })),
      credential: giver ? { setBy: giver.setByName, setAt: giver.setAt } : null,
      can: { manage: mayManage, letSubmitAlone: mayManage && portal.cleanSubmits >= CLEAN_SUBMITS },
    };
  });
}
