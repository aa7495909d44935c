import type { RuleVerdict } from '@writdesk/contract/rule-packs/rule-packs';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesRuleVerdict, DB } from '../../platform/db/schema.ts';

/** What was said last of a row, as it reads with a hash. */
export interface VerdictRow {
  stateCode: string;
  ruleId: string;
  ruleHash: string;
  verdict: RuleVerdict;
  reason: string | null;
  lawyerId: string;
  lawyerName: string;
  firmName: string;
  barNumber: string | null;
  saidAt: Date;
}

/** The latest word on each row. @param stateCode of one state alone. */
export async function selectLatestVerdicts(db: Kysely<DB>, stateCode?: string): Promise<VerdictRow[]> {
  const { rows } = await sql<VerdictRow>`
    select distinct on (state_code, rule_id, rule_hash) state_code, rule_id, rule_hash, verdict, reason, lawyer_id,
      lawyer_name, firm_name, bar_number, said_at
    from cases.rule_verdict
    where ${stateCode === undefined ? sql`true` : sql`state_code = ${stateCode}`}
    order by state_code, rule_id, rule_hash, said_at desc, id desc`.execute(db);
  return rows;
}

export async function insertVerdict(db: Kysely<DB>, verdict: Insertable<CasesRuleVerdict>): Promise<void> {
  await db.insertInto('cases.ruleVerdict').values(verdict).execute();
}

/** The lawyer’s organization, and the number of their admission in a state; of federal law that of the first one. */
export async function findSigner(db: Kysely<DB>, userId: string, stateCode: string) {
  const { rows } = await sql<{ firmName: string | null; barNumber: string | null }>`
    select firm.name as "firmName", (
        select lawyer.bar_number from users.published_lawyer lawyer where lawyer.id = person.id
          and (lawyer.state_code = ${stateCode} or ${stateCode} = 'US')
        order by lawyer.state_code limit 1) as "barNumber"
    from users.published_person person left join users.published_firm firm on firm.id = person.firm_id
    where person.id = ${userId}`.execute(db);
  return rows[0];
}

/** Who administers the platform. */
export async function selectAdministrators(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users.published_person where active and roles && array['admin']`.execute(db);
  return rows.map(({ id }) => id);
}
