import type { ActionReminder } from '@writdesk/contract/cases/case-tasks';
import { reminderNotifications } from '@writdesk/contract/reminders/reminder-notifications';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { notifyIn } from '../../../user-service/notifications/index.ts';
import { type DueReminder, selectDue, takeDue } from './due-reminder-queries.ts';
import { reminderAudits } from './reminder-audits.ts';

const BATCH = 500;
const MISSED_MS = 24 * 3_600_000;
const NIGHT_MS = 12 * 3_600_000;
const hourReminder: ActionReminder = 'LOCKOUT_IN_2_HOURS';

/**
 * Notifies people of what they are to be reminded of, once: each reminder is marked in the transaction of its notifications.
 * It looks every minute; what fell due while nobody looked is sent late, and says so.
 */
export const sendReminders = defineJob<Record<string, never>>({
  name: 'reminders.send',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    const { deps, scope } = context;
    for (const key of await selectDue(deps.db.as(scope), deps.clock.now(), BATCH)) {
      signal.throwIfAborted();
      await sendOne(context, key).catch((error: unknown) => {
        if (!(error instanceof TakenMeanwhile)) throw error;
      });
    }
  },
});

/** Somebody else sent it, or it was done or moved after we looked. */
class TakenMeanwhile extends Error {}

function sendOne(context: Context, key: { firmId: string; id: string }): Promise<void> {
  return transact(context, async (tx) => {
    const due = await takeDue(tx.db, key, tx.now);
    if (!due) throw new TakenMeanwhile();
    await notifyIn(tx, isNear(due, tx.now) ? reminderNotifications.soon : reminderNotifications.due, {
      userIds: due.userIds,
      subject: { kind: 'case', id: due.caseId },
      params: {
        title: due.title,
        caseNumber: due.caseNumber,
        reminder: due.kind,
        message: due.message,
        isMissed: tx.now.getTime() - due.dueAt.getTime() > MISSED_MS ? 'true' : 'false',
      },
      channels: due.ruleId ? due.channels : null,
    });
    await tx.audit(reminderAudits.send, {
      firmId: due.firmId,
      clientId: due.clientId,
      subjectId: due.id,
      data: {
        caseId: due.caseId,
        audience: due.audience,
        dueAt: due.dueAt.toISOString(),
        people: due.userIds.length,
      },
    });
  });
}

/** Whether what it is about comes before anybody’s night is over. */
const isNear = ({ kind, aboutAt }: DueReminder, now: Date): boolean =>
  kind === hourReminder ||
  (aboutAt !== null && aboutAt > now && aboutAt.getTime() - now.getTime() <= NIGHT_MS);
