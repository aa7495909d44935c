import type { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { exportCsv } from '../storage/index.ts';
import { selectLocations } from './location-queries.ts';
import { reachOfFirm } from './reach-of-firm.ts';

const head = ['countyId', 'countyName', 'stateCode', 'locationId', 'locationName', 'updatedAt'];

/** A firm's counties with their locations as a file, those without one among them. */
export async function exportLocations(
  context: UserContext,
  { query }: RouteInput<typeof locationMappings.exportCsv>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const firm = found(await chosenFirm(db, scope, query.firmId));
  const now = deps.clock.now();
  const reach = await reachOfFirm({ db, readAll: (read) => read(deps.db.as(machineScope(now))) }, firm, now);
  const may = permitted(personOf(context).roles, 'location-mapping.read') ? allow : deny('forbidden');
  return exportCsv(context, may, {
    fileName: 'county-location-mappings.csv',
    firmId: firm.id,
    head,
    rows: (await selectLocations(db, reach)).map((row) => [
      row.id,
      row.countyName,
      row.stateCode,
      row.locationId,
      row.locationName,
      row.updatedAt?.toISOString() ?? null,
    ]),
  });
}
