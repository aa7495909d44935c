import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { publishProperty } from './add-property.ts';
import { lockProperty, updatePropertyRow } from './change-property-queries.ts';
import { propertyAudits } from './property-audits.ts';
import { requireFit, requireOwnAddress } from './property-facts.ts';
import { mayDo } from './property-policy.ts';
import { readProperty } from './read-property.ts';

/**
 * Has cases opened for a property again. It is checked as a new one is.
 * @throws `property_not_found`, `conflict` for a stale version or a property that isn't inactive, `property_duplicate`, `invalid`
 *   with all that is missing
 */
export function reactivateProperty(
  context: UserContext,
  { params, body }: RouteInput<typeof properties.reactivate>,
) {
  const { scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayDo(personOf(context), 'property.deactivate'));
    const property = found(await lockProperty(tx.db, scope, params.id), 'property_not_found');
    const { id, clientId } = property;
    if (property.status !== 'INACTIVE' || (body.version !== undefined && body.version !== property.version)) {
      const isOther = property.status !== 'INACTIVE';
      refuse('conflict', {
        ...(isOther && { reason: fault('property_is_active') }),
        current: await readProperty(tx.db, context, id),
      });
    }
    // As for a new property: its owner has to be active.
    const checked = { id, clientId, before: { ...property, ownerId: null }, after: property };
    await requireFit(tx, checked, { isDraft: false });
    await requireOwnAddress(tx, scope, checked, body);
    const written = await updatePropertyRow(tx.db, id, { status: 'ACTIVE', inactiveReason: null }, tx.now);
    await tx.audit(propertyAudits.reactivate, { subjectId: id, clientId, data: { name: property.name } });
    publishProperty(tx, written);
    return readProperty(tx.db, context, id);
  });
}
