import { type ActionReminder, type CaseTaskKind, caseTaskKinds } from '@writdesk/contract/cases/case-tasks';
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
  await db
    .updateTable('cases.reminder')
    .set({ doneAt: now })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('kind', '=', kind)
    .where('doneAt', 'is', null)
    .execute();
}

/** The company has answered what was sent back: it is reminded of nothing, and client care isn't either. */
export async function dropAnswered(db: Kysely<DB>, record: CaseKey, now: Date): Promise<void> {
  await db
    .updateTable('cases.reminder')
    .set({ doneAt: now })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('kind', 'in', ['CLIENT_ANSWER', 'CLIENT_ANSWER_DUE', 'CLIENT_SILENT'])
    .where('doneAt', 'is', null)
    .execute();
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

/** What was to be remembered in an earlier state of the case no longer is. */
export async function dropReminders(db: Kysely<DB>, record: CaseRecord, now: Date): Promise<void> {
  await db
    .updateTable('cases.reminder')
    .set({ doneAt: now })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('doneAt', 'is', null)
    .execute();
}
