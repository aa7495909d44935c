export { type Credential, useCredential } from './credential.ts';
export { noteVisit, type VisitResult } from './note-visit.ts';
export { courtPortalAudits } from './portal-audits.ts';
export { filingDayOf, nextVisitAt } from './portal-hours.ts';
export {
  findPortal,
  findPortalOfCourt,
  lockPortal,
  type PortalKey,
  type PortalRecord,
  selectUnlooked,
  updatePortal,
} from './portal-queries.ts';
