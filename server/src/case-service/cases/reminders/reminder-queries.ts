import { type ActionReminder, type CaseTaskKind, caseTaskKinds } from '@writdesk/contract/cases/case-tasks';
import { RULE } from '@writdesk/contract/reminders/reminder-rules';
import { NOTE } from '@writdesk/contract/reminders/reminders';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { caseHas, type CaseKey, type CaseRecord } from '../record/index.ts';

interface NewReminder {
  kind: ActionReminder;
  audience: 'CLIENT' | 'FIRM' | 'CRM';
  dueAt: Date;
}

export async function insertReminders(
  db: Kysely<DB>,
  record: CaseRecord,
  reminders: readonly NewReminder[],
): Promise<void> {
  if (!reminders.length) return;
  await db
    .insertInto('cases.reminder')
    .values(
      reminders.map((reminder) => ({
        firmId: record.firmId,
        clientId: record.clientId,
        caseId: record.id,
        id: newId(),
        kind: reminder.kind,
        audience: reminder.audience,
        dueAt: reminder.dueAt,
        message: '',
      })),
    )
    .execute();
}

/** The tasks of one kind are done, or no longer wanted. */
export async function dropTasks(
  db: Kysely<DB>,
  record: CaseKey,
  kind: CaseTaskKind,
  now: Date,
): Promise<void> {
  await openReminders(db, record, now).where('kind', '=', kind).execute();
}

/** The company has answered what was sent back: it is reminded of nothing, and client care isn't either. */
export async function dropAnswered(db: Kysely<DB>, record: CaseKey, now: Date): Promise<void> {
  const kinds = ['CLIENT_ANSWER', 'CLIENT_ANSWER_DUE', 'CLIENT_SILENT'];
  await openReminders(db, record, now).where('kind', 'in', kinds).execute();
}

/** For the query of a case’s facts: whether the firm has anything left to do in it. */
export const openTasks = caseHas(
  'cases.reminder',
  sql<boolean>`own.kind = any(${[...caseTaskKinds]}::text[]) and own.done_at is null`,
);

/** The firm’s open tasks in a case, the first due first. */
export const selectTasks = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.reminder')
    .select(['id', 'kind', 'dueAt', 'message'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('kind', 'in', caseTaskKinds)
    .where('doneAt', 'is', null)
    .orderBy('dueAt')
    .orderBy('id'),
);

/** The case is over: nothing in it has to be remembered. */
export async function dropReminders(db: Kysely<DB>, record: CaseKey, now: Date): Promise<void> {
  await openReminders(db, record, now).execute();
}

/** What the product set for an earlier stage of the case is over. What people and a firm’s rules set stays. */
export async function dropStageReminders(db: Kysely<DB>, record: CaseKey, now: Date): Promise<void> {
  await openReminders(db, record, now).where('kind', 'not in', [NOTE, RULE]).execute();
}

const openReminders = (db: Kysely<DB>, record: CaseKey, now: Date) =>
  db
    .updateTable('cases.reminder')
    .set({ doneAt: now })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('doneAt', 'is', null);
