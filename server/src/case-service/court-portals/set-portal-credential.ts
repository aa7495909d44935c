import type { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { changePortal } from './change-portal.ts';
import { keepCredential } from './credential.ts';
import { courtPortalAudits } from './portal-audits.ts';

/** Gives the firm’s sign-in at a portal, which takes the place of the one before. */
export function setPortalCredential(
  context: UserContext,
  { params, body }: RouteInput<typeof courtPortals.setCredential>,
) {
  const { name } = personOf(context);
  return changePortal(context, { id: params.id }, async (tx, portal) => {
    await keepCredential(tx, context, portal, { ...body, setByName: name });
    await tx.audit(courtPortalAudits.setCredential, {
      firmId: portal.firmId,
      subjectId: portal.id,
      data: {},
    });
    return {};
  });
}
