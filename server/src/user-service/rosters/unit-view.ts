import type { DB } from '../../platform/db/schema.ts';
import type { Kysely } from 'kysely';
import { selectUnit, type RosterKey, type UnitPageRow } from './unit-queries.ts';

/** A unit with its current lease, as its list shows it. */
export const readUnit = async (db: Kysely<DB>, unit: RosterKey) => unitView(await selectUnit(db, unit));

export function unitView(row: UnitPageRow) {
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
