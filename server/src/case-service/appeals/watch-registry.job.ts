import { appealNotifications } from '@writdesk/contract/appeals/appeal-notifications';
import { z } from 'zod';
import { localDate } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyOfCase, publishChange } from '../cases/actions/index.ts';
import { courtZone, lockCase, NothingToNote, onCase, unlessDone } from '../cases/record/index.ts';
import { insertReminders } from '../cases/reminders/index.ts';
import { appealAudits } from './appeal-audits.ts';
import { markMissed, selectOverdue } from './appeal-queries.ts';

/** Notices each payment that the registry misses, once: then a lawyer may ask the court for the writ. */
export const watchRegistry = defineJob<Record<string, never>>({
  name: 'appeals.watch-registry',
  schema: z.object({}).strict(),
  schedule: { cron: '23 * * * *' },
  concurrency: 1,
  async handle(context) {
    const db = context.deps.db.as(context.scope);
    for (const { caseId } of await selectOverdue(db, context.deps.clock.now())) {
      await unlessDone(noteMissed(context, caseId));
    }
  },
});

function noteMissed(context: Context, caseId: string): Promise<void> {
  return transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, caseId);
    if (!record) throw new NothingToNote();
    const today = localDate(tx.now, await courtZone(tx.db, record));
    const missed = await markMissed(tx.db, record, { today, now: tx.now });
    const [first] = missed;
    if (!first) throw new NothingToNote();
    for (const { dueOn, amountCents } of missed) {
      await tx.audit(appealAudits.missed, { ...onCase(record), data: { dueOn, amountCents } });
    }
    await insertReminders(tx.db, record, [
      { kind: 'ASK_FOR_WRIT', audience: 'FIRM', dueAt: new Date(`${today}T12:00:00Z`) },
    ]);
    await notifyOfCase(tx, context, record, {
      groups: ['lawyer', 'processor'],
      kind: appealNotifications.missed,
      params: {
        title: record.title,
        caseNumber: record.caseNumber ?? record.caseDraftNumber,
        date: first.dueOn,
      },
    });
    publishChange(tx, record, record);
  });
}
