import {
  CARES_NOTICE_DAYS,
  type FilingObstacle,
  type FilingState,
} from '@writdesk/contract/month-filing/month-filing';
import type { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { addDays } from '@writdesk/contract/values/dates';
import type { UserContext } from '../../platform/context.ts';
import { type LateLeaseRow, selectLateLeases } from '../../user-service/rosters/index.ts';
import { selectSpentFilings } from '../cases/intake/index.ts';
import { selectOpenCasesOfLeases } from './month-filing-queries.ts';

/** Who is late, and which of them can go into a case now. */
export async function listLateLeases(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof monthFiling.list>,
): Promise<RouteReplyInput<typeof monthFiling.list>> {
  const db = deps.db.as(scope);
  const [open, spent] = await Promise.all([
    selectOpenCasesOfLeases(db, scope),
    selectSpentFilings(db, scope),
  ]);
  const byLease = new Map(open.map(({ leaseId, id, title }) => [leaseId, { id, title }]));
  const taken = open.flatMap(({ leaseId }) => leaseId ?? []);
  const { rows, ...counted } = await selectLateLeases(db, scope, query, {
    taken,
    spent,
    now: deps.clock.now(),
  });
  return { leases: rows.map((row) => viewOf(row, byLease.get(row.id) ?? null)), ...counted };
}

function viewOf(row: LateLeaseRow, openCase: { id: string; title: string } | null) {
  const { clientId, clientName, propertyId, propertyName, unitId, label, building, ...rest } = row;
  const { caresCovered, obstacle, state, ...lease } = rest;
  const runs = caresCovered === 'YES' && lease.noticeGivenOn !== null;
  return {
    ...lease,
    client: { id: clientId, name: clientName },
    property: { id: propertyId, name: propertyName },
    unit: { id: unitId, label, building },
    state: state as FilingState,
    obstacle: obstacle as FilingObstacle | null,
    readyOn: runs && lease.noticeGivenOn ? addDays(lease.noticeGivenOn, CARES_NOTICE_DAYS) : null,
    case: openCase,
  };
}
