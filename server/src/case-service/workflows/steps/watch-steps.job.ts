import { z } from 'zod';
import { localDate } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { courtZone, lockCase, NothingToNote, unlessDone } from '../../cases/record/index.ts';
import { lawDaysOfCase, openDaysOf } from '../../deadlines/index.ts';
import { keepWork, selectSteps } from './case-step-queries.ts';
import { finishAndNotify } from './finish-by-itself.ts';
import { notifyOfStep } from './notify-of-step.ts';
import { dueNotices, nextNotice, runsOf } from './run-steps.job.ts';
import { dayBegins, dueOf } from './step-work.ts';
import { selectNoticesDue, selectWaitsOver } from './step-watch-queries.ts';
import { stepView } from '../workflow-view.ts';

const BATCH = 500;

/** Ends the waits whose day has come, and notifies of due days. Each case is looked at again behind its lock. */
export const watchSteps = defineJob<Record<string, never>>({
  name: 'workflows.watch-steps',
  schema: z.object({}).strict(),
  schedule: { cron: '*/5 * * * *' },
  concurrency: 1,
  timeoutSeconds: 900,
  async handle(context, _data, { signal }) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    for (const { caseId } of await selectWaitsOver(db, deps.clock.now(), BATCH)) {
      signal.throwIfAborted();
      await unlessDone(endWait(context, caseId));
    }
    for (const { caseId } of await selectNoticesDue(db, deps.clock.now(), BATCH)) {
      signal.throwIfAborted();
      await unlessDone(notifyOfDay(context, caseId));
    }
  },
});

function endWait(context: Context, caseId: string): Promise<void> {
  return transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, caseId);
    if (!record) throw new NothingToNote();
    const rows = await selectSteps(tx.db, record);
    const row = rows.find(({ waitingSince, state }) => waitingSince !== null && state === 'PENDING');
    if (!row) throw new NothingToNote();
    const { deadlineRuleEvent: event } = stepView(row).configureAction;
    const [timeZone, lawDays] = await Promise.all([courtZone(tx.db, record), lawDaysOfCase(tx.db, record)]);
    const from = dayBegins(event && lawDays[event], timeZone);
    if (!from || from > tx.now) throw new NothingToNote();
    const by = { userId: null, name: '' };
    await finishAndNotify(tx, record, { id: row.id, name: row.name, kind: 'WAIT', by });
  });
}

/** The due day is counted again before: a day of the law may have moved. */
function notifyOfDay(context: Context, caseId: string): Promise<void> {
  return transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, caseId);
    if (!record) throw new NothingToNote();
    const [timeZone, lawDays, isOpen] = await Promise.all([
      courtZone(tx.db, record),
      lawDaysOfCase(tx.db, record),
      openDaysOf(tx.db, record),
    ]);
    let notified = 0;
    for (const row of await selectSteps(tx.db, record)) {
      if (row.state !== 'ACTIVE' || row.noticeAt === null) continue;
      const { configureAction, notifications, name } = stepView(row);
      const startedAt = row.startedAt ?? tx.now;
      const dueAt = dueOf(configureAction, { startedAt, lawDays, timeZone, isOpen });
      const runs = runsOf(row);
      for (const { notice, run } of dueNotices(row, notifications, dueAt, tx.now)) {
        const date = dueAt && localDate(dueAt, timeZone);
        await notifyOfStep(tx, context, record, { name, notice, date });
        runs[run] = startedAt.toISOString();
        notified += 1;
      }
      const noticeAt = nextNotice(notifications, dueAt, tx.now);
      await keepWork(tx.db, record, row.id, { dueAt, noticeAt, runs });
    }
    if (notified === 0) throw new NothingToNote();
  });
}
