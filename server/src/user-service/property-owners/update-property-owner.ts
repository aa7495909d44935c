import { permitted } from '@writdesk/contract/permissions/permissions';
import type { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { changeOwner } from './bulk-owner-queries.ts';
import { changesBetween, factsAfter, factsOf, rowOf } from './owner-facts.ts';
import { propertyOwnerAudits } from './property-owner-audits.ts';
import { propertyOwnerLive } from './property-owner-live.ts';
import { lockOwner, selectActiveProperties } from './property-owner-queries.ts';
import { readPropertyOwner } from './read-property-owner.ts';
import { requireFacts } from './require-facts.ts';

/**
 * Changes an owner; what is absent stays.
 * @throws `not_found`; `conflict` for a stale version; `owner_has_active_properties` naming them, for an owner who would become
 *   inactive; `invalid` naming the field
 */
export function updatePropertyOwner(
  context: UserContext,
  { params, body }: RouteInput<typeof propertyOwners.update>,
) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'property-owner.update') ? allow : deny('forbidden'));
    const row = found(await lockOwner(tx.db, context.scope, params.id));
    const { id, clientId } = row;
    if (body.ownerId !== id) refuseField('ownerId', fault('id_unlike_path'));
    if (body.version !== undefined && body.version !== row.version)
      refuse('conflict', { current: await readPropertyOwner(tx.db, context, id) });
    const before = factsOf(row);
    const after = factsAfter(before, body.ownerDetails);
    await requireFacts(tx, after, 'ownerDetails.');
    if (before.active && !after.active) await refuseActiveProperties(tx, id);
    await changeOwner(tx.db, row, rowOf(after), tx.now);
    const changes = changesBetween(before, after);
    await tx.audit(propertyOwnerAudits.update, { subjectId: id, clientId, data: { changes } });
    tx.publish(propertyOwnerLive.changed, { clientId, ownerId: id });
    return readPropertyOwner(tx.db, context, id);
  });
}

async function refuseActiveProperties(tx: Tx, ownerId: string): Promise<void> {
  const { properties, total } = await selectActiveProperties(tx.db, ownerId);
  if (total === 0) return;
  refuse('owner_has_active_properties', {
    reason: fault('owner_properties_first', { count: total }),
    properties,
    total,
  });
}
