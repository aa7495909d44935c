import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { findOwner, selectOwnedProperties, selectPortalPeople } from './property-owner-queries.ts';
import { propertyOwnerDetailsView } from './property-owner-view.ts';

/**
 * An owner with the properties that are theirs, and the people who sign in as them.
 * @throws `not_found`
 */
export async function readPropertyOwner(
  db: Kysely<DB>,
  { scope, actor }: Pick<UserContext, 'scope' | 'actor'>,
  ownerId: string,
) {
  const row = found(await findOwner(db, scope, ownerId));
  const grant = permitted(actor.roles, 'user.read');
  const seesPeople = grant !== null && !grant.limits.includes('firm-only') && scope.kind !== 'properties';
  const [properties, people] = await Promise.all([
    selectOwnedProperties(db, scope, row.id),
    seesPeople ? selectPortalPeople(db, row.id) : [],
  ]);
  return {
    ...propertyOwnerDetailsView(row),
    properties,
    people,
    can: { update: permitted(actor.roles, 'property-owner.update') !== null },
  };
}
