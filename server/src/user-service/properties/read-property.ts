import type { Kysely } from 'kysely';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { countOpenCases } from './property-case-queries.ts';
import { offersOf } from './property-policy.ts';
import { findProperty, selectUnits } from './property-queries.ts';
import { propertyView } from './property-view.ts';

/**
 * A property with its units, managers and what the caller may do with it.
 * @throws `property_not_found`
 */
export async function readProperty(
  db: Kysely<DB>,
  { scope, actor }: Pick<UserContext, 'scope' | 'actor'>,
  propertyId: string,
) {
  const row = found(await findProperty(db, scope, propertyId), 'property_not_found');
  const [units, openCases] = await Promise.all([selectUnits(db, row.id), countOpenCases(db, [row.id])]);
  const { courthouseId, courthouseName, ...own } = row;
  return {
    ...propertyView(own, openCases),
    courthouse: courthouseId ? { id: courthouseId, name: courthouseName ?? '' } : null,
    units,
    can: offersOf(actor, row.status),
  };
}
