import { permitted } from '@writdesk/contract/permissions';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { ofVisibleClient } from '../clients/index.ts';

/**
 * Whom somebody sees, as a condition on `users.app_user as u`: a firm its own people and those of the companies that
 * engaged it, a company its own. A firm administrator who is nothing else administers the firm's people alone.
 */
export function visibleUser(actor: UserActor, scope: Scope): Expression<SqlBool> {
  const ofClient = ofVisibleClient(scope, 'u.client_id');
  switch (scope.kind) {
    case 'system':
    case 'all':
      return sql<SqlBool>`true`;
    case 'firm': {
      const ofFirm = sql<SqlBool>`u.firm_id = ${scope.firmId}`;
      const firmOnly = permitted(actor.roles, 'user.read')?.limits.includes('firm-only') ?? false;
      return firmOnly ? ofFirm : sql<SqlBool>`(${ofFirm} or ${ofClient})`;
    }
    case 'clients':
    case 'properties':
    case 'owner':
      return ofClient;
    case 'nobody':
      return sql<SqlBool>`false`;
  }
}
