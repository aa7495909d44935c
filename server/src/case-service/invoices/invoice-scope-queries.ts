import { type Expression, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/db/scope.ts';
import { visible } from '../../platform/db/visible.ts';

/**
 * The tenancy rule as a condition on `cases.invoice as i` joined to its property as `property`. An invoice to the whole
 * company is not a single manager's or owner's. A draft is the firm's alone.
 */
export function visibleInvoice(scope: Scope): Expression<SqlBool> {
  const ofCompany = sql<SqlBool>`i.client_id = any(${scope.clientIds}::uuid[]) and i.status <> 'DRAFT'`;
  return visible(scope, {
    firm: sql<SqlBool>`i.firm_id = ${scope.firmId}`,
    clients: ofCompany,
    properties: sql<SqlBool>`${ofCompany} and i.property_id = any(${scope.propertyIds}::uuid[])`,
    owner: sql<SqlBool>`${ofCompany} and property.owner_id = ${scope.ownerId}`,
  });
}
