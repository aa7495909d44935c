import { isForSupport } from '@writdesk/contract/cases/case-lifecycle';
import type { AuditNote } from '../../platform/audit/audit-queries.ts';
import type { PermissionGrant } from '../../platform/http/permission-grants.ts';
import { supportFor } from './actor.ts';

/** Where a firm gives support access is known when the case is; only what asks that question is let through. */
export const grantOfSupport: PermissionGrant = (actor, permission) =>
  actor.supportAccess.length > 0 && isForSupport(permission);

/** What an administrator did with a firm's case by a support access says so. */
export const noteOfSupport: AuditNote = (actor, { subject, subjectId, firmId }) => {
  if (subject !== 'case' || firmId === null) return undefined;
  const access = supportFor(actor, { firmId, caseId: subjectId });
  return access && { supportAccess: access.id };
};
