import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { bind } from '../../platform/http/bind.ts';
import { listCourtPortals } from './list-court-portals.ts';
import { letSubmitAlone, pauseCourtPortal, resumeCourtPortal } from './pause-court-portal.ts';
import { createCourtPortal, updateCourtPortal } from './save-court-portal.ts';
import { setPortalCertificate, setPortalCredential } from './set-portal-credential.ts';

export const courtPortalRoutes = [
  bind(courtPortals.list, listCourtPortals),
  bind(courtPortals.create, createCourtPortal),
  bind(courtPortals.update, updateCourtPortal),
  bind(courtPortals.setCredential, setPortalCredential),
  bind(courtPortals.setCertificate, setPortalCertificate),
  bind(courtPortals.pause, pauseCourtPortal),
  bind(courtPortals.resume, resumeCourtPortal),
  bind(courtPortals.letSubmitAlone, letSubmitAlone),
];
