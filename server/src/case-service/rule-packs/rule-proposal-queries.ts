import { lawRow } from '@writdesk/contract/rule-packs/rule-packs';
import { type RuleProposal } from '@writdesk/contract/rule-packs/rule-proposals';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesRuleProposal, DB } from '../../platform/db/schema.ts';

export async function insertProposal(db: Kysely<DB>, row: Insertable<CasesRuleProposal>): Promise<void> {
  await db.insertInto('cases.rule_proposal').values(row).execute();
}

/** @param houseId of one firm alone. */
export async function selectProposals(
  db: Kysely<DB>,
  stateCode: string,
  houseId: string | null,
): Promise<RuleProposal[]> {
  let query = db.selectFrom('cases.rule_proposal').selectAll().where('state_code', '=', stateCode);
  if (houseId !== null) query = query.where('house_id', '=', houseId);
  const rows = await query.orderBy('proposed_at', 'desc').orderBy('id', 'desc').limit(200).execute();
  return rows.map(proposalView);
}

export async function findProposal(db: Kysely<DB>, id: string): Promise<RuleProposal | undefined> {
  const row = await db.selectFrom('cases.rule_proposal').selectAll().where('id', '=', id).executeTakeFirst();
  return row && proposalView(row);
}

/** @returns who made the proposal; undefined where it was answered meanwhile. */
export async function updateAnswer(
  db: Kysely<DB>,
  id: string,
  answer: { answer: 'TAKEN' | 'DECLINED'; note: string | null; by: { id: string; name: string }; at: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('cases.rule_proposal')
    .set({
      answer: answer.answer,
      answer_note: answer.note,
      answered_by_id: answer.by.id,
      answered_by: answer.by.name,
      answered_at: answer.at,
    })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('proposed_by_id')
    .executeTakeFirst();
  return row?.proposed_by_id;
}

/** How many wait for an answer, by state. */
export async function countOpenProposals(
  db: Kysely<DB>,
  houseId: string | null,
): Promise<Map<string, number>> {
  let query = db
    .selectFrom('cases.rule_proposal')
    .select(['state_code', (eb) => eb.fn.countAll<number>().as('n')])
    .where('answered_at', 'is', null);
  if (houseId !== null) query = query.where('house_id', '=', houseId);
  const rows = await query.groupBy('state_code').execute();
  return new Map(rows.map(({ state_code: state, n }) => [state, Number(n)]));
}

function proposalView(row: Selectable<CasesRuleProposal>): RuleProposal {
  return {
    id: row.id,
    state: row.state_code,
    version: row.pack_version,
    text: row.body,
    change: row.change === null ? null : lawRow.parse(row.change),
    by: row.proposed_by,
    firm: row.house_name,
    at: row.proposed_at.toISOString(),
    answer: row.answer,
    answerNote: row.answer_note,
    answeredBy: row.answered_by,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
