import {
  INVITE_LIFETIME_DAYS,
  type InviteKind,
  type InviteStatus,
  type InviteUserType,
} from '@writdesk/contract/invites/invites';
import { type Permission, permitted, type Role } from '@writdesk/contract/permissions/permissions';
import { inviteRoles, type RoleType } from '@writdesk/contract/permissions/roles';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
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

/** What somebody must be permitted to do who invites to such a place. */
export function permissionFor(kind: InviteKind, userType: RoleType): Permission {
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
  const faults: [string, Fault, boolean][] = [
    ['roles', fault('role_not_offered'), roles.some((role) => !offered.includes(role))],
    ['firmId', fault('invite_no_firm'), userType === 'Client' && Boolean(firmId)],
    ['clientId', fault('invite_no_company'), userType === 'Firm' && Boolean(clientId)],
    ['propertyIds', fault('invite_no_properties'), propertyIds.length > 0 && !hasProperties],
    ['ownerId', fault('invite_owner_missing'), isLandlord && !ownerId],
    ['ownerId', fault('invite_no_owner'), Boolean(ownerId) && !isLandlord],
  ];
  return faults.flatMap(([path, found, isSo]) => (isSo ? [atField(path, found)] : []));
}

export interface Moments {
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

/**
 * An address as invites keep it. Only ASCII letters become lower case: in Unicode other letters become them too, such as the Kelvin
 * sign, and another provider may let people have such an address.
 */
export const addressKey = (email: string): string =>
  email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether an invite was sent to this address, in upper or lower case. */
export const isOfAddress = (invite: { email: string }, email: string): boolean =>
  addressKey(email) === invite.email;

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
  if (status === 'ACCEPTED') return deny('invite_used', fault('invite_accepted'));
  if (status === 'REVOKED') return deny('invite_revoked', fault('invite_withdrawn'));
  return allow;
}
