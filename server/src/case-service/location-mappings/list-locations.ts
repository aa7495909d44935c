import type { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { selectLocationPage } from './location-queries.ts';
import { reachOfFirm } from './reach-of-firm.ts';

/** A page of the counties in which a firm is engaged or has cases. */
export async function listLocations(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof locationMappings.list>,
) {
  const db = deps.db.as(scope);
  const firm = await chosenFirm(db, scope, query.firmId);
  const { page, size: pageSize } = query;
  if (!firm) return { counties: [], total: 0, totalIsCapped: false, page, pageSize, firm: null };
  const now = deps.clock.now();
  const reach = await reachOfFirm({ db, readAll: (read) => read(deps.db.as(machineScope(now))) }, firm, now);
  const { rows, ...counted } = await selectLocationPage(db, reach, query);
  return { counties: rows, ...counted, firm: { id: firm.id, name: firm.name } };
}
