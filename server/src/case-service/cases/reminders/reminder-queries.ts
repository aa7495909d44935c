import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { CaseRecord } from '../record/index.ts';

interface NewReminder {
  kind: string;
  audience: 'CLIENT' | 'FIRM' | 'CRM';
  dueAt: Date;
  message: string;
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
        message: reminder.message,
      })),
    )
    .execute();
}

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
