import { reportNotifications } from '@writdesk/contract/reports/report-notifications';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { localDate } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { UnprintableTextError } from '../../platform/typeset/index.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { isOfFormerPlace } from './end-reports.ts';
import { type Owner, ownerOf } from './owner-of.ts';
import { readReport } from './read-report.ts';
import { reportAudits } from './report-audits.ts';
import { reportLive } from './report-live.ts';
import { mayHave } from './report-policy.ts';
import { findReport, type ReportRecord, updateReport } from './report-queries.ts';
import { pathOfRun } from './run-file.ts';
import { findRun, type RunRecord, settleRun } from './run-queries.ts';
import { fileTypes, writeReport } from './write-report.ts';

/**
 * Makes a report with what its owner may see at that moment. Who has left gets no more. It ends in one transaction: a worker that dies
 * before leaves a run that is made again, to the same place.
 */
export const makeReport = defineJob({
  name: 'reports.make',
  schema: z.strictObject({ userId: id, runId: id }),
  retry: { limit: 3, delaySeconds: 5, maxDelaySeconds: 120 },
  concurrency: 2,
  async handle(context, { userId, runId }, attempt) {
    const db = context.deps.db.as(context.scope);
    const run = await findRun(db, { userId, id: runId });
    if (run?.status !== 'QUEUED') return;
    const report = await findReport(db, { userId, id: run.reportId });
    if (!report) return;
    const owner = await ownerOf(context, report);
    if (!owner || isOfFormerPlace(report, run) || !mayHave(owner.context.actor, report.kind))
      return end(context, report, run);
    try {
      await make(context, report, run, owner);
    } catch (error) {
      // A letter that no font has is missing next time as well.
      const isForGood = error instanceof UnprintableTextError;
      if (attempt.isLast || isForGood) await fail(context, report, run);
      if (!isForGood) throw error;
    }
  },
});

async function make(context: Context, report: ReportRecord, run: RunRecord, owner: Owner): Promise<void> {
  const { deps } = context;
  const { language, rightsHash } = owner;
  const table = await readReport(owner.context, report, language);
  const madeOn = localDate(deps.clock.now(), report.timeZone);
  const content = await writeReport(context, table, { format: run.format, language, madeOn });
  await deps.storage.put(pathOfRun(run), content, fileTypes[run.format].contentType);
  const { isCut } = table;
  const rows = table.rows.length;
  await settle(context, report, run, {
    changes: { status: 'DONE', rows, isCut, rightsHash },
    audit: (tx, entry) => tx.audit(reportAudits.make, { ...entry, data: { ...entry.data, rows } }),
    notification: reportNotifications.made,
  });
}

const fail = (context: Context, report: ReportRecord, run: RunRecord): Promise<void> =>
  settle(context, report, run, {
    changes: { status: 'FAILED' },
    audit: (tx, entry) => tx.audit(reportAudits.fail, entry),
    notification: reportNotifications.failed,
  });

const end = (context: Context, report: ReportRecord, run: RunRecord): Promise<void> =>
  settle(context, report, run, {
    changes: { status: 'ENDED' },
    audit: async (tx, entry) => {
      await updateReport(tx.db, report, { nextRunAt: null, isPaused: true });
      await tx.audit(reportAudits.end, entry);
    },
  });

type Tx = Parameters<Parameters<typeof transact>[1]>[0];

interface Settling {
  changes: Pick<Partial<RunRecord>, 'rows' | 'isCut' | 'rightsHash'> & { status: RunRecord['status'] };
  audit(tx: Tx, entry: ReturnType<typeof entryOf>): Promise<void>;
  notification?: (typeof reportNotifications)['made' | 'failed'];
}

const entryOf = (report: ReportRecord, { id: runId }: RunRecord) => ({
  subjectId: report.userId,
  firmId: report.firmId,
  clientId: report.clientId,
  data: { reportId: report.id, kind: report.kind, runId },
});

/** What became of a run, once: whoever comes second finds it settled. */
const settle = (
  context: Context,
  report: ReportRecord,
  run: RunRecord,
  { changes, audit, notification }: Settling,
): Promise<void> =>
  unlessDone(
    transact(context, async (tx) => {
      if (!(await settleRun(tx.db, run, { ...changes, madeAt: tx.now }))) throw new NothingToNote();
      await audit(tx, entryOf(report, run));
      tx.publish(reportLive.changed, { userId: report.userId });
      if (notification)
        await notifyIn(tx, notification, {
          userIds: [report.userId],
          subject: { kind: 'report', id: report.id },
          params: { name: report.name },
        });
    }),
  );
