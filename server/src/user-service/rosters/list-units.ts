import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findRosterProperty } from './roster-property-queries.ts';
import { selectUnitPage, type UnitPageRow } from './unit-queries.ts';

/**
 * The units of a property with their current leases: names, term and balance, which a new case is picked by.
 * @throws `property_not_found`
 */
export async function listUnits(
  { deps, scope }: UserContext,
  { params, query }: RouteInput<typeof rosters.units>,
): Promise<RouteReplyInput<typeof rosters.units>> {
  const db = deps.db.as(scope);
  const property = found(await findRosterProperty(db, scope, params.propertyId), 'property_not_found');
  const { rows, ...counted } = await selectUnitPage(db, property, query);
  return { units: rows.map(unitView), ...counted };
}

function unitView(row: UnitPageRow) {
  const { leaseId, tenantNames, term, leaseFrom, leaseTo, rentCents, ...rest } = row;
  const { balanceSource, balanceOn, balanceCents, rentOwedCents, otherOwedCents, ...more } = rest;
  const { owed0Cents, owed31Cents, owed61Cents, owed91Cents, ...unit } = more;
  const lease =
    leaseId === null
      ? null
      : {
          id: leaseId,
          tenantNames: tenantNames ?? '',
          term: term ?? 'FIXED',
          leaseFrom,
          leaseTo,
          rentCents,
          balanceSource: balanceSource ?? 'LEDGER',
          balanceOn,
          balanceCents: balanceCents ?? 0,
          rentOwedCents: rentOwedCents ?? 0,
          otherOwedCents: otherOwedCents ?? 0,
          owed0Cents: owed0Cents ?? 0,
          owed31Cents: owed31Cents ?? 0,
          owed61Cents: owed61Cents ?? 0,
          owed91Cents: owed91Cents ?? 0,
        };
  return { ...unit, lease };
}
