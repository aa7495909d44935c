import { type Expression, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/db/scope.ts';
import { ofVisibleClient } from '../clients/index.ts';

/** The tenancy rule as a condition on `users.property as p`: managers see what they were given, owners what is theirs. */
export function visibleProperty(scope: Scope): Expression<SqlBool> {
  const ofClient = ofVisibleClient(scope, 'p.clientId');
  if (scope.kind === 'properties') {
    return sql<SqlBool>`${ofClient} and p.id = any(${scope.propertyIds}::uuid[])`;
  }
  if (scope.kind === 'owner') return sql<SqlBool>`${ofClient} and p.owner_id = ${scope.ownerId}`;
  return ofClient;
}
