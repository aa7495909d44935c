import { permitted } from '@writdesk/contract/permissions/permissions';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visible } from '../../platform/db/visible.ts';
import { ofVisibleClient } from '../clients/index.ts';

/** Whom somebody finds in lists: the users they see, and those who are invited where they make users themselves. */
export function listedUser(actor: UserActor, scope: Scope): Expression<SqlBool> {
  return permitted(actor.roles, 'user.create')
    ? organizationInScope(actor, scope)
    : visibleUser(actor, scope);
}

/** Which users somebody sees, as a condition on `users.listed_user as u`. */
export const visibleUser = (actor: UserActor, scope: Scope): Expression<SqlBool> =>
  sql<SqlBool>`(not u.is_pending and ${organizationInScope(actor, scope)})`;

/**
 * Of which organizations somebody sees the people: a firm its own people and those of the companies that
 * engaged it, a company its own. A firm administrator who is nothing else administers the firm's people alone.
 */
function organizationInScope(actor: UserActor, scope: Scope): Expression<SqlBool> {
  const ofClient = ofVisibleClient(scope, 'u.clientId');
  const ofFirm = sql<SqlBool>`u.firm_id = ${scope.firmId}`;
  const firmOnly = permitted(actor.roles, 'user.read')?.limits.includes('firm-only') ?? false;
  return visible(scope, {
    firm: firmOnly ? ofFirm : sql<SqlBool>`(${ofFirm} or ${ofClient})`,
    clients: ofClient,
    properties: ofClient,
    owner: ofClient,
  });
}
