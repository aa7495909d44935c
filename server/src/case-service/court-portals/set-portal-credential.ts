import type { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requireSigner } from './certificates.ts';
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
    if (portal.adapter === 'ECF') refuse('court_portal_other_kind');
    await keepCredential(tx, context, portal, { sealed: body, setByName: name });
    await tx.audit(courtPortalAudits.setCredential, {
      firmId: portal.firmId,
      subjectId: portal.id,
      data: {},
    });
    return {};
  });
}

/** Gives the certificate with which the firm signs at a filing manager, with its key. @throws `invalid` where they don’t fit. */
export function setPortalCertificate(
  context: UserContext,
  { params, body }: RouteInput<typeof courtPortals.setCertificate>,
) {
  const { name } = personOf(context);
  return changePortal(context, { id: params.id }, async (tx, portal) => {
    if (portal.adapter !== 'ECF') refuse('court_portal_other_kind');
    const { fingerprint256: fingerprint } = requireSigner(body, context.deps.clock.now());
    await keepCredential(tx, context, portal, { sealed: body, setByName: name });
    await tx.audit(courtPortalAudits.setCertificate, {
      firmId: portal.firmId,
      subjectId: portal.id,
      data: { fingerprint },
    });
    return {};
  });
}
