import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { seenClients, seenOwner, seenProperties, workingFirm } from './place-queries.ts';
import { type Placement, placementFaults } from './user-policy.ts';

/**
 * Looks up all that a person is tied to, before anything is said of it: what isn't the caller's to see isn't there.
 * @throws `client_not_found`, `property_not_found`, `not_found`; `invalid` naming the field for what is of another organization.
 */
export async function checkPlacement(
  db: Kysely<DB>,
  { actor, scope }: { actor: UserActor; scope: Scope },
  placed: Placement,
): Promise<void> {
  const { firmId, clientId, ownerId, propertyIds = [], crmClientIds = [] } = placed;
  if (firmId) {
    // Only who sees everything puts people into another firm than their own.
    const isKnown = scope.kind === 'all' || firmId === actor.firmId;
    if (!isKnown || !(await workingFirm(db, firmId))) refuse('not_found');
  }
  const companies = [...new Set([...(clientId ? [clientId] : []), ...crmClientIds])];
  if ((await seenClients(db, scope, companies)).length < companies.length) refuse('client_not_found');
  const wanted = [...new Set(propertyIds)];
  const properties = await seenProperties(db, scope, wanted);
  if (properties.length < wanted.length) refuse('property_not_found');
  const owner = ownerId ? await seenOwner(db, scope, ownerId) : null;
  if (ownerId && !owner) refuse('not_found');

  const errors = placementFaults(placed);
  if (owner && owner.clientId !== clientId) errors.push(atField('ownerId', fault('owner_of_other_company')));
  if (properties.some((property) => property.clientId !== clientId))
    errors.push(atField('propertyIds', fault('properties_of_other_company')));
  if (errors.length) refuse('invalid', { errors });
}
