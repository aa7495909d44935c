import { caseActionAudits, lawfulDayAudits } from './case-service/cases/actions/index.ts';
import { tenantAudits } from './case-service/cases/tenants/index.ts';
import { closureAudits, courtCalendarAudits } from './case-service/court-calendars/index.ts';
import { docketAudits } from './case-service/dockets/index.ts';
import { documentAudits } from './case-service/documents/index.ts';
import { ethicalWallAudits } from './case-service/ethical-walls/index.ts';
import { movedDateAudits } from './case-service/moved-dates/index.ts';
import { noticeAudits, noticeGuardAudits } from './case-service/notice-guard/index.ts';
import { rulePackAudits } from './case-service/rule-packs/index.ts';
import { fileAudits } from './case-service/storage/index.ts';
import { passwordAudits } from './identity/passwords/password-audits.ts';
import { accountAudits } from './user-service/account/index.ts';
import { clientAudits } from './user-service/clients/index.ts';
import { inviteAudits } from './user-service/invites/index.ts';
import { lawyerAudits } from './user-service/lawyers/index.ts';
import { notificationAudits } from './user-service/notifications/index.ts';
import { propertyOwnerAudits } from './user-service/property-owners/index.ts';
import { savedViewAudits } from './user-service/saved-views/index.ts';
import { supportAccessAudits } from './user-service/support-access/index.ts';
import { userAudits } from './user-service/users/index.ts';
import type { AuditKind } from './platform/audit/audit-kind.ts';

/** Every kind of row on the trail, as the nouns define them, under the names by which they write them. */
export const auditsByNoun = {
  accountAudits,
  caseActionAudits,
  clientAudits,
  closureAudits,
  courtCalendarAudits,
  docketAudits,
  documentAudits,
  ethicalWallAudits,
  fileAudits,
  inviteAudits,
  lawfulDayAudits,
  lawyerAudits,
  movedDateAudits,
  noticeAudits,
  noticeGuardAudits,
  notificationAudits,
  passwordAudits,
  propertyOwnerAudits,
  rulePackAudits,
  savedViewAudits,
  supportAccessAudits,
  tenantAudits,
  userAudits,
};

export const everyAuditKind: readonly AuditKind[] = Object.values(auditsByNoun).flatMap((kinds) =>
  Object.values<AuditKind>(kinds),
);
