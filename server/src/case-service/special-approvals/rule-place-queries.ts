import type { SpecialApprovalInput } from '@writdesk/contract/special-approvals/special-approvals';
import { type Kysely, sql } from 'kysely';
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

async function hasAll(db: Kysely<DB>, table: string, given: readonly string[]): Promise<boolean> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
  return rows[0]?.count === ids.length;
}
