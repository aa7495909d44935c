import type { clients } from '@writdesk/contract/clients/clients';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { activateWhenWhole, lockClient } from '../clients/index.ts';
import { refuseUnknownState } from '../geography/index.ts';
import { insertOwner, propertyOwnerAudits } from '../property-owners/index.ts';

/**
 * Adds the landlord in whose name a company's properties stand.
 * @throws `client_not_found`; `invalid` naming the field.
 */
export async function addOwner(context: UserContext, { body }: RouteInput<typeof clients.addOwner>) {
  const actor = personOf(context);
  const clientId = body.clientId ?? actor.clientId;
  if (!clientId) refuseField('clientId', fault('owner_whose'));
  const id = newId();
  return transact(context, async (tx) => {
    found(await lockClient(tx.db, context.scope, clientId), 'client_not_found');
    tx.authorize(permitted(actor.roles, 'property-owner.create') ? allow : deny('forbidden'));
    await refuseUnknownState(tx.db, { stateCode: body.stateCode });
    await insertOwner(tx.db, {
      id,
      clientId,
      name: body.name,
      entityType: body.entityType,
      addressLine1: body.addressLine1,
      addressLine2: body.addressLine2 ?? null,
      city: body.city,
      stateCode: body.stateCode,
      zipCode: body.zipCode,
      phone: body.phone ?? null,
      email: body.email ?? null,
    });
    const activated = await activateWhenWhole(tx.db, clientId);
    await tx.audit(propertyOwnerAudits.create, {
      subjectId: id,
      clientId,
      data: { name: body.name, entityType: body.entityType, ...(activated && { activated }) },
    });
    return { id };
  });
}
