import { z } from 'zod';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { nextRunAt } from './next-run.ts';
import { lockReport, selectDueReports, updateReport } from './report-queries.ts';
import { noteAsked, queueRun } from './run-report.ts';

const BATCH = 500;

/** Asks for the reports that fell due, each time once: the run stands under the moment for which it was planned. It looks every minute. */
export const startDueReports = defineJob<Record<string, never>>({
  name: 'reports.start-due',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    const { deps, scope } = context;
    for (const key of await selectDueReports(deps.db.as(scope), deps.clock.now(), BATCH)) {
      signal.throwIfAborted();
      await unlessDone(
        transact(context, async (tx) => {
          const report = await lockReport(tx.db, key);
          const due = report?.nextRunAt;
          if (!report || !due || due > tx.now) throw new NothingToNote();
          const run = await queueRun(tx, report, due);
          await updateReport(tx.db, key, { nextRunAt: nextRunAt(report, tx.now) });
          await noteAsked(tx, report, run.id, true);
        }),
      );
    }
  },
});
