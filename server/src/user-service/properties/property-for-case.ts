import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { findPropertyForCase, type PropertyForCase } from './property-queries.ts';

/**
 * What a case takes over from its property: company, owner, place, plaintiff, category and CARES answer. The status
 * says whether a case may be opened for it.
 * @throws `property_not_found` when the scope doesn't see it.
 */
export async function propertyForCase(
  db: Kysely<DB>,
  scope: Scope,
  propertyId: string,
): Promise<PropertyForCase> {
  return found(await findPropertyForCase(db, scope, propertyId), 'property_not_found');
}
