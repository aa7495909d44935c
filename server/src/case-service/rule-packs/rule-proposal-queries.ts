import { lawRow } from '@writdesk/contract/rule-packs/rule-packs';
import { type RuleProposal } from '@writdesk/contract/rule-packs/rule-proposals';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesRuleProposal, DB } from '../../platform/db/schema.ts';

export async function insertProposal(db: Kysely<DB>, row: Insertable<CasesRuleProposal>): Promise<void> {
  await db.insertInto('cases.ruleProposal').values(row).execute();
}

/** @param proposerFirmId of one firm alone. */
export async function selectProposals(
  db: Kysely<DB>,
  stateCode: string,
  proposerFirmId: string | null,
): Promise<RuleProposal[]> {
  let query = db.selectFrom('cases.ruleProposal').selectAll().where('stateCode', '=', stateCode);
  if (proposerFirmId !== null) query = query.where('proposerFirmId', '=', proposerFirmId);
  const rows = await query.orderBy('proposedAt', 'desc').orderBy('id', 'desc').limit(200).execute();
  return rows.map(proposalView);
}

export async function findProposal(db: Kysely<DB>, id: string): Promise<RuleProposal | undefined> {
  const row = await db.selectFrom('cases.ruleProposal').selectAll().where('id', '=', id).executeTakeFirst();
  return row && proposalView(row);
}

/** @returns who made the proposal; undefined where it was answered meanwhile. */
export async function updateAnswer(
  db: Kysely<DB>,
  id: string,
  answer: { answer: 'TAKEN' | 'DECLINED'; note: string | null; by: { id: string; name: string }; at: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('cases.ruleProposal')
    .set({
      answer: answer.answer,
      answerNote: answer.note,
      answeredById: answer.by.id,
      answeredBy: answer.by.name,
      answeredAt: answer.at,
    })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .returning('proposedById')
    .executeTakeFirst();
  return row?.proposedById;
}

/** How many wait for an answer, by state. */
export async function countOpenProposals(
  db: Kysely<DB>,
  proposerFirmId: string | null,
): Promise<Map<string, number>> {
  let query = db
    .selectFrom('cases.ruleProposal')
    .select(['stateCode', (eb) => eb.fn.countAll<number>().as('n')])
    .where('answeredAt', 'is', null);
  if (proposerFirmId !== null) query = query.where('proposerFirmId', '=', proposerFirmId);
  const rows = await query.groupBy('stateCode').execute();
  return new Map(rows.map(({ stateCode: state, n }) => [state, Number(n)]));
}

function proposalView(row: Selectable<CasesRuleProposal>): RuleProposal {
  return {
    id: row.id,
    state: row.stateCode,
    version: row.packVersion,
    text: row.body,
    change: row.change === null ? null : lawRow.parse(row.change),
    by: row.proposedBy,
    firm: row.proposerFirmName,
    at: row.proposedAt.toISOString(),
    answer: row.answer,
    answerNote: row.answerNote,
    answeredBy: row.answeredBy,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
