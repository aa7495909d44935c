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
        firm_id: record.firm_id,
        client_id: record.client_id,
        case_id: record.id,
        id: newId(),
        kind: reminder.kind,
        audience: reminder.audience,
        due_at: reminder.dueAt,
        message: reminder.message,
      })),
    )
    .execute();
}

/** What was to be remembered in an earlier state of the case no longer is. */
export async function dropReminders(db: Kysely<DB>, record: CaseRecord, now: Date): Promise<void> {
  await db
    .updateTable('cases.reminder')
    .set({ done_at: now })
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .where('done_at', 'is', null)
    .execute();
}
