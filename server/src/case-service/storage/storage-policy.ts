import type { UserActor } from '../../platform/actor.ts';
import { supportFor } from '../../user-service/access/index.ts';
import type { Scope } from '../../platform/db/scope.ts';

/** Whose a file is. */
export interface FileOwners {
  uploadedBy: string | null;
  firmId: string | null;
  clientId: string | null;
  propertyId: string | null;
  ownerId: string | null;
  caseId: string | null;
  visibility: 'ALL' | 'FIRM';
}

/** Whether a person may have a file: the tenancy rule, then what the company's side doesn't see. */
export function canSeeFile(
  actor: Pick<UserActor, 'userId' | 'roles'>,
  scope: Scope,
  file: FileOwners,
): boolean {
  if (file.caseId && scope.withheldIds.includes(file.caseId)) return false;
  if (scope.kind === 'all' || scope.kind === 'system') return true;
  if (scope.kind === 'firm') return file.firmId === scope.firmId;
  if (file.visibility === 'FIRM' || !file.clientId || !scope.clientIds.includes(file.clientId)) return false;
  if (file.uploadedBy === actor.userId) return true;
  // Accounts payable read cases without their documents.
  if (file.caseId && actor.roles.includes('client_ap') && !actor.roles.includes('client_owner')) return false;
  switch (scope.kind) {
    case 'clients':
      return true;
    case 'properties':
      return file.propertyId !== null && Boolean(scope.propertyIds?.includes(file.propertyId));
    case 'owner':
      return file.ownerId !== null && file.ownerId === scope.ownerId;
    default:
      return false;
  }
}

/**
 * Whether it takes a support access to open the file: of a case the platform's people read the facts, and its documents
 * only while a firm's case is open to them for a reason that the firm knows. What one put there oneself is no secret.
 */
export function needsSupport(actor: UserActor, { caseId, firmId, uploadedBy }: FileOwners): boolean {
  if (actor.roleType !== 'Admin' || !caseId || !firmId || uploadedBy === actor.userId) return false;
  return !supportFor(actor, { firmId, caseId });
}

/**
 * Whose an upload becomes: the uploader's firm or company.
 * @param clientId what a person with several companies named.
 * @returns null when it is not said, or not theirs to say.
 */
export function uploadOwners(
  scope: Scope,
  clientId: string | undefined,
): { firmId: string | null; clientId: string | null } | null {
  if (scope.kind === 'firm') return { firmId: scope.firmId, clientId: null };
  if (scope.kind === 'all') return { firmId: null, clientId: clientId ?? null };
  const [only, ...more] = scope.clientIds;
  const chosen = clientId ?? (more.length ? undefined : only);
  return chosen && scope.clientIds.includes(chosen) ? { firmId: null, clientId: chosen } : null;
}
