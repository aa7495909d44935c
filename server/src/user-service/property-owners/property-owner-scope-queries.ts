import { type Expression, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/db/scope.ts';
import { ofVisibleClient } from '../clients/index.ts';

/**
 * The tenancy rule as a condition on `users.property_owner as o`: a manager sees the owners of the properties that they
 * were given, an owner themselves.
 */
export function visibleOwner(scope: Scope): Expression<SqlBool> {
  const ofClient = ofVisibleClient(scope, 'o.clientId');
  if (scope.kind === 'properties') {
    return sql<SqlBool>`${ofClient} and exists (select from users.property p
      where p.owner_id = o.id and p.id = any(${scope.propertyIds}::uuid[]))`;
  }
  if (scope.kind === 'owner') return sql<SqlBool>`${ofClient} and o.id = ${scope.ownerId}`;
  return ofClient;
}
