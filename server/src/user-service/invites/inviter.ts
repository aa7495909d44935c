import type { InviteKind } from '@writdesk/contract/invites/invites';
import type { RoleType } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';
import { mayManage } from '../users/index.ts';
import { permissionFor } from './invite-policy.ts';
import { rolesOf } from './invite-view.ts';

interface SentInvite {
  kind: InviteKind;
  userType: RoleType;
  firmId: string | null;
  clientId: string | null;
  createdBy: string;
}

/**
 * Whether whoever sent an invite could send it now: one that a former administrator sent to another address of theirs must not
 * bring them back. Holds their record, so that a role that is withdrawn meanwhile counts.
 */
export async function standsByInviter(db: Kysely<DB>, invite: SentInvite): Promise<Decision> {
  const inviter = await lockInviter(db, invite);
  if (!inviter?.active) return deny('invite_revoked');
  const { kind, userType, firmId, clientId } = invite;
  const permission = kind === 'USER' ? 'user.create' : permissionFor(kind, userType);
  const held = { ...inviter, roles: rolesOf(inviter.roles) };
  const isTheirs = mayManage(held, permission, { roleType: userType, firmId, clientId }).allowed;
  return isTheirs && inviter.cares ? allow : deny('invite_revoked');
}

function lockInviter(db: Kysely<DB>, { createdBy, clientId }: SentInvite) {
  // Client care invites to the companies in its care alone.
  const cares = sql<boolean>`(u.crm_scope is distinct from 'ASSIGNED' or ${clientId}::uuid is null or exists
    (select from users.crm_client c where c.user_id = u.id and c.client_id = ${clientId}::uuid))`;
  return db
    .selectFrom('users.appUser as u')
    .select(['u.active', 'u.roles', 'u.firmId', 'u.clientId', cares.as('cares')])
    .where('u.id', '=', createdBy)
    .forShare()
    .executeTakeFirst();
}
