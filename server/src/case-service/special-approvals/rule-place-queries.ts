import type { SpecialApprovalInput } from '@writdesk/contract/special-approvals/special-approvals';
import type { Kysely } from 'kysely';
import { hasAll } from '../../platform/db/has-all.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Whether everything that a rule names exists for whoever names it: companies, counties, properties and courthouses. */
export async function knownPlaces(db: Kysely<DB>, rule: SpecialApprovalInput) {
  const courthouseIds = rule.criteria.flatMap((one) => one.courthouseIds);
  const [clients, countyIds, propertyIds, criteria] = await Promise.all([
    hasAll(db, 'users.published_client', rule.clientIds),
    hasAll(db, 'users.published_county', rule.countyIds),
    hasAll(db, 'users.published_property', rule.propertyIds),
    hasAll(db, 'cases.courthouse', courthouseIds),
  ]);
  return { clients, countyIds, propertyIds, criteria };
}
