import { type Expression, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/db/scope.ts';

/**
 * The tenancy rule as a condition on `cases.invoice as i` joined to its property as `property`. An invoice to the whole
 * company is not a single manager's or owner's.
 */
export function visibleInvoice(scope: Scope): Expression<SqlBool> {
  const ofCompany = sql<SqlBool>`i.client_id = any(${scope.clientIds}::uuid[])`;
  switch (scope.kind) {
    case 'system':
    case 'all':
      return sql<SqlBool>`true`;
    case 'firm':
      return sql<SqlBool>`i.firm_id = ${scope.firmId}`;
    case 'clients':
      return ofCompany;
    case 'properties':
      return sql<SqlBool>`${ofCompany} and i.property_id = any(${scope.propertyIds}::uuid[])`;
    case 'owner':
      return sql<SqlBool>`${ofCompany} and property.owner_id = ${scope.ownerId}`;
    case 'nobody':
      return sql<SqlBool>`false`;
  }
}
