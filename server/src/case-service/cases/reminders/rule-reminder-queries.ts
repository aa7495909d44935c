import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesReminder, DB } from '../../../platform/db/schema.ts';

interface RuleKey {
  firmId: string;
  ruleId: string;
}

/** Sets what a rule reminds of, each moment of a case once. @returns how many are new. */
export async function insertRuleReminders(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesReminder>[],
): Promise<number> {
  if (!rows.length) return 0;
  const set = await db
    .insertInto('cases.reminder')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return set.length;
}

/** What a rule reminds of and nobody has done, with the moment that it is about. */
export function selectOpenOfRule(db: Kysely<DB>, { firmId, ruleId }: RuleKey) {
  return db
    .selectFrom('cases.reminder')
    .select(['id', 'caseId', 'aboutAt', 'sentAt'])
    .where('firmId', '=', firmId)
    .where('ruleId', '=', ruleId)
    .where('doneAt', 'is', null)
    .orderBy('id')
    .execute();
}

/** What they remind of is done, or is another day. */
export async function dropRuleReminders(
  db: Kysely<DB>,
  { firmId, ids }: { firmId: string; ids: readonly string[] },
  now: Date,
): Promise<void> {
  if (!ids.length) return;
  await db
    .updateTable('cases.reminder')
    .set({ doneAt: now })
    .where('firmId', '=', firmId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('doneAt', 'is', null)
    .execute();
}

/** The rule is gone or off: nothing of it waits. */
export async function dropOfRule(db: Kysely<DB>, { firmId, ruleId }: RuleKey, now: Date): Promise<void> {
  await db
    .updateTable('cases.reminder')
    .set({ doneAt: now })
    .where('firmId', '=', firmId)
    .where('ruleId', '=', ruleId)
    .where('doneAt', 'is', null)
    .execute();
}
