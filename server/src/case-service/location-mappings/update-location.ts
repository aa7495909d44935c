import type { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { locationMappingAudits } from './location-mapping-audits.ts';
import { findLocation, lockCounty, putLocation } from './location-queries.ts';
import { reachOfFirm } from './reach-of-firm.ts';

/**
 * Gives a county its location in a firm's accounts.
 * @throws `not_found` for a county in which the firm neither is engaged nor has cases, `conflict` for a stale version.
 */
export async function updateLocation(
  context: UserContext,
  { params, body }: RouteInput<typeof locationMappings.update>,
) {
  const { actor, scope } = context;
  const { locationId, locationName, version, firmId } = body;
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'location-mapping.update') ? allow : deny('forbidden'));
    if (!actor.firmId && !firmId) refuseField('firmId', fault('firm_missing'));
    const firm = found(await chosenFirm(tx.db, scope, firmId ?? null));
    await lockCounty(tx.db, firm.id, params.id);
    const read = async () => {
      const all = machineScope(tx.now);
      const reach = await reachOfFirm({ db: tx.db, readAll: (asked) => tx.readAs(all, asked) }, firm, tx.now);
      return found(await findLocation(tx.db, reach, params.id));
    };
    const before = await read();
    if (version !== undefined && version !== before.version) refuse('conflict', { current: before });
    const after = { locationId, locationName };
    await putLocation(tx.db, { firmId: firm.id, countyId: params.id, ...after, updatedAt: tx.now });
    await tx.audit(locationMappingAudits.update, {
      firmId: firm.id,
      subjectId: firm.id,
      data: {
        countyId: params.id,
        before:
          before.locationId !== null && before.locationName !== null
            ? { locationId: before.locationId, locationName: before.locationName }
            : null,
        after,
      },
    });
    return read();
  });
}
