import type { InviteKind } from '@writdesk/contract/invites/invites';
import type { RoleType } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';
import { mayManage } from '../users/index.ts';
import { permissionFor } from './invite-policy.ts';
import { rolesOf } from './invite-view.ts';
import { lockInviter } from './inviter-queries.ts';

interface SentInvite {
  kind: InviteKind;
  userType: RoleType;
  firmId: string | null;
  clientId: string | null;
  createdBy: string;
  sentAt: Date;
}

/**
 * Whether whoever sent an invite could send it now: one that a former administrator sent to another address of theirs must not
 * bring them back. Holds their record, so that a role that is withdrawn meanwhile counts.
 */
export async function standsByInviter(db: Kysely<DB>, invite: SentInvite): Promise<Decision> {
  const inviter = await lockInviter(db, invite);
  if (!inviter?.active) return deny('invite_revoked');
  // What ended with their deactivation stays ended when they are back.
  if (inviter.reactivatedAt && invite.sentAt < inviter.reactivatedAt) return deny('invite_revoked');
  const { kind, userType, firmId, clientId } = invite;
  const held = { ...inviter, roles: rolesOf(inviter.roles) };
  const isTheirs = mayManage(held, permissionFor(kind, userType), {
    roleType: userType,
    firmId,
    clientId,
  }).allowed;
  return isTheirs && inviter.cares ? allow : deny('invite_revoked');
}
