import {
  INVITE_LIFETIME_DAYS,
  type InviteKind,
  type InviteStatus,
  type InviteUserType,
} from '@writdesk/contract/invites/invites';
import { type Permission, permitted, type Role } from '@writdesk/contract/permissions/permissions';
import type { FieldError } from '@writdesk/contract/errors';
import { inviteRoles, type RoleType } from '@writdesk/contract/permissions/roles';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

const DAY_MS = 86_400_000;
/** When an invite that is sent now ends. */
export const endOfInvite = (now: Date): Date => new Date(now.getTime() + INVITE_LIFETIME_DAYS * DAY_MS);

/** Whether somebody with these roles may send, resend and revoke invites of a kind. */
export function mayInvite(
  held: readonly Role[],
  { kind, userType }: { kind: InviteKind; userType: RoleType },
): Decision {
  return permitted(held, permissionFor(kind, userType)) ? allow : deny('forbidden');
}

function permissionFor(kind: InviteKind, userType: RoleType): Permission {
  if (userType === 'Admin' || userType === 'CRM') return 'user.create';
  if (userType === 'Firm') return 'invite.firm';
  return kind === 'CLIENT' ? 'invite.client' : 'invite.client-user';
}

/** What of an invite doesn't go with its roles; each names its field. */
export function roleFaults(given: {
  userType: InviteUserType;
  roles: readonly Role[];
  firmId?: string | null | undefined;
  clientId?: string | null | undefined;
  propertyIds: readonly string[];
  ownerId?: string | null | undefined;
}): FieldError[] {
  const { userType, roles, firmId, clientId, propertyIds, ownerId } = given;
  const offered: readonly Role[] = userType === 'Firm' ? inviteRoles.firm : inviteRoles.client;
  const isLandlord = roles.includes('property_owner');
  const hasProperties = roles.some((role) => role === 'client_manager' || role === 'client_viewer');
  const faults: [string, string, boolean][] = [
    ['roles', 'This role can’t be given by this invite.', roles.some((role) => !offered.includes(role))],
    ['firmId', 'Somebody of a company works for no firm.', userType === 'Client' && Boolean(firmId)],
    ['clientId', 'Somebody of a firm works for no company.', userType === 'Firm' && Boolean(clientId)],
    [
      'propertyIds',
      'Only a property manager or a viewer is given properties.',
      propertyIds.length > 0 && !hasProperties,
    ],
    ['ownerId', 'Choose which owner this person is.', isLandlord && !ownerId],
    ['ownerId', 'Only a property owner is one of the owners.', Boolean(ownerId) && !isLandlord],
  ];
  return faults.flatMap(([path, message, isSo]) => (isSo ? [{ path, message }] : []));
}

interface Moments {
  openedAt: Date | null;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** Where an invite stands at a moment. `whereStatus` asks the database the same. */
export function inviteStatus(invite: Moments, now: Date): InviteStatus {
  if (invite.revokedAt) return 'REVOKED';
  if (invite.acceptedAt) return 'ACCEPTED';
  if (invite.expiresAt <= now) return 'EXPIRED';
  return invite.openedAt ? 'OPENED' : 'SENT';
}

/** Whether an invite was mailed to this address, however that is written. */
export const isOfAddress = (invite: { email: string }, email: string): boolean =>
  email.toLowerCase() === invite.email;

/** Whether an invite can be accepted, or why not. */
export function mayBeAccepted(invite: Moments, now: Date): Decision {
  switch (inviteStatus(invite, now)) {
    case 'REVOKED':
      return deny('invite_revoked');
    case 'ACCEPTED':
      return deny('invite_used');
    case 'EXPIRED':
      return deny('invite_expired');
    case 'SENT':
    case 'OPENED':
      return allow;
  }
}

/** Whether an invite can be sent again or withdrawn: as long as nobody accepted it and nobody withdrew it. */
export function mayBeChanged(invite: Moments, now: Date): Decision {
  const status = inviteStatus(invite, now);
  if (status === 'ACCEPTED') return deny('invite_used', 'This invite was accepted already.');
  if (status === 'REVOKED') return deny('invite_revoked', 'This invite was withdrawn. Make a new one.');
  return allow;
}
