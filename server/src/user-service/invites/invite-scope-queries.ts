import { permitted } from '@writdesk/contract/permissions/permissions';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';

/**
 * Whose invites somebody sees, as a condition on `users.invite as i`: a firm administrator their firm's, a company owner
 * their company's people, an administrator all, client care those of the companies in its care and of those that it invited itself.
 */
export function visibleInvite(actor: UserActor, scope: Scope): Expression<SqlBool> {
  const no = sql<SqlBool>`false`;
  const ofFirm = permitted(actor.roles, 'invite.read-firm') ? firmInvites(scope) : no;
  const ofClient = permitted(actor.roles, 'invite.read-client') ? clientInvites(actor, scope) : no;
  const isAdmin = scope.kind === 'all' && permitted(actor.roles, 'user.create');
  const ofOurs = isAdmin ? sql<SqlBool>`i.user_type in ('Admin', 'CRM')` : no;
  return sql<SqlBool>`((i.user_type = 'Firm' and ${ofFirm}) or (i.user_type = 'Client' and ${ofClient}) or ${ofOurs})`;
}

function firmInvites(scope: Scope): Expression<SqlBool> {
  if (scope.kind === 'all') return sql<SqlBool>`true`;
  return scope.kind === 'firm' ? sql<SqlBool>`i.firm_id = ${scope.firmId}` : sql<SqlBool>`false`;
}

function clientInvites(actor: UserActor, scope: Scope): Expression<SqlBool> {
  if (scope.kind === 'all') return sql<SqlBool>`true`;
  if (scope.kind !== 'clients') return sql<SqlBool>`false`;
  const ofTheirs = sql<SqlBool>`i.client_id = any(${scope.clientIds}::uuid[])`;
  if (!permitted(actor.roles, 'invite.client')) return sql<SqlBool>`(i.kind <> 'CLIENT' and ${ofTheirs})`;
  return sql<SqlBool>`(${ofTheirs} or (i.client_id is null and i.created_by = ${actor.userId}))`;
}
