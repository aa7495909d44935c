import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesRuleImpact, DB } from '../../platform/db/schema.ts';

const ROWS_AT_ONCE = 2_000;

export async function insertImpact(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesRuleImpact>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('cases.ruleImpact')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** What earlier counts of a state's drafts found. */
export async function forgetImpact(db: Kysely<DB>, stateCode: string): Promise<void> {
  const earlier = db
    .selectFrom('cases.recalculation')
    .select('id')
    .where('reason', '=', 'RULE_DRAFT')
    .where('stateCode', '=', stateCode);
  await db.deleteFrom('cases.ruleImpact').where('recalculationId', 'in', earlier).execute();
}

/** Who of a firm answers for dates that a version moved: its lawyers and administrators. */
export async function selectNotifiedOfMoves(
  db: Kysely<DB>,
  { stateCode, version }: { stateCode: string; version: string },
): Promise<string[]> {
  // From the dates to the people: a cluster asks each of its nodes about its own firms.
  const { rows } = await sql<{ id: string }>`
    select distinct person.id from cases.moved_date moved
    join cases.eviction_case c on c.firm_id = moved.firm_id and c.id = moved.case_id and c.sealed_at is null
    join users.published_person person on person.firm_id = moved.firm_id
      and person.active and person.roles && array['lawyer', 'firm_admin']
    left join cases.published_wall wall
      on wall.firm_id = moved.firm_id and wall.case_id = moved.case_id and wall.user_id = person.id
    where moved.state_code = ${stateCode} and moved.pack_version = ${version}
      and moved.accepted_at is null and moved.superseded_at is null and wall.case_id is null`.execute(db);
  return rows.map(({ id }) => id);
}
