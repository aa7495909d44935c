import type { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuseField } from '../../platform/http/refuse.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { locationMappingAudits } from './location-mapping-audits.ts';
import { deleteLocationRow, lockCounty } from './location-queries.ts';

/** Removes a county's location. @throws `location_mapping_not_found` */
export async function deleteLocation(
  context: UserContext,
  { params, query }: RouteInput<typeof locationMappings.remove>,
) {
  const { actor, scope } = context;
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'location-mapping.delete') ? allow : deny('forbidden'));
    if (!actor.firmId && !query.firmId) refuseField('firmId', fault('firm_missing'));
    const firm = found(await chosenFirm(tx.db, scope, query.firmId));
    await lockCounty(tx.db, firm.id, params.id);
    const before = found(await deleteLocationRow(tx.db, firm.id, params.id), 'location_mapping_not_found');
    await tx.audit(locationMappingAudits.remove, {
      firmId: firm.id,
      subjectId: firm.id,
      data: { countyId: params.id, before },
    });
    return { id: params.id };
  });
}
