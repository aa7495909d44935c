import { permitted } from '@writdesk/contract/permissions/permissions';
import type { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newIdAt } from '../../platform/ids.ts';
import { activateWhenWhole, lockClient } from '../clients/index.ts';
import { changesBetween, factsAfter, noFacts, rowOf } from './owner-facts.ts';
import { propertyOwnerAudits } from './property-owner-audits.ts';
import { propertyOwnerLive } from './property-owner-live.ts';
import { insertOwner } from './property-owner-queries.ts';
import { readPropertyOwner } from './read-property-owner.ts';
import { requireFacts } from './require-facts.ts';

/**
 * Adds an owner to a company.
 * @throws `client_not_found`; `invalid` with all that is missing
 */
export function createPropertyOwner(
  context: UserContext,
  { body }: RouteInput<typeof propertyOwners.create>,
) {
  const actor = personOf(context);
  const own = actor.roleType === 'Client' ? actor.clientId : null;
  const clientId = own ?? body.clientId ?? null;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'property-owner.create') ? allow : deny('forbidden'));
    if (!clientId) refuseField('clientId', fault('company_missing'));
    if (body.clientId && body.clientId !== clientId) refuse('client_not_found');
    const company = found(await lockClient(tx.db, context.scope, clientId), 'client_not_found');
    if (company.status === 'INACTIVE') refuseField('clientId', fault('company_takes_no_owner'));
    const facts = factsAfter(noFacts, body);
    await requireFacts(tx, facts);
    const id = newIdAt(tx.now);
    await insertOwner(tx.db, { ...rowOf(facts), id, clientId, createdAt: tx.now, updatedAt: tx.now });
    const activated = await activateWhenWhole(tx.db, clientId);
    await tx.audit(propertyOwnerAudits.create, {
      subjectId: id,
      clientId,
      data: {
        name: facts.name,
        entityType: facts.entityType,
        changes: changesBetween(noFacts, facts),
        ...(activated && { activated }),
      },
    });
    tx.publish(propertyOwnerLive.changed, { clientId, ownerId: id });
    return readPropertyOwner(tx.db, context, id);
  });
}
