export { type Credential, type PortalSigner, useCredential, useSigner } from './credential.ts';
export { CALLBACK_PATH, callbackAddress } from './callback-address.ts';
export { noteVisit, type VisitResult } from './note-visit.ts';
export { courtPortalAudits } from './portal-audits.ts';
export { filingDayOf, nextVisitAt } from './portal-hours.ts';
export {
  findPortal,
  findPortalOfCourt,
  findManager,
  lockPortal,
  managerOf,
  type PortalKey,
  type PortalRecord,
  selectUnlooked,
  updatePortal,
} from './portal-queries.ts';
