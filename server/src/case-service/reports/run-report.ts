import { RUN_DAYS } from '@writdesk/contract/reports/report-values';
import type { reports } from '@writdesk/contract/reports/reports';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { makeReport } from './make-report.job.ts';
import { reportAudits } from './report-audits.ts';
import { lockReport, type ReportRecord } from './report-queries.ts';
import { runView } from './report-view.ts';
import { findQueuedRun, findRunOf, insertRun, type RunRecord } from './run-queries.ts';

const DAY_MS = 86_400_000;

/** Makes a report now; one that already waits is not made twice. @throws `not_found` */
export function runReport(context: UserContext, { params: { id } }: RouteInput<typeof reports.run>) {
  const { userId, roles } = context.actor;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'report.update') ? allow : deny('forbidden'));
    const report = found(await lockReport(tx.db, { userId, id }));
    const waiting = await findQueuedRun(tx.db, report);
    const run = waiting ?? (await queueRun(tx, report, tx.now));
    await noteAsked(tx, report, run.id, false);
    return runView(run);
  });
}

/** Adds a run of a report for a moment, with its job; a moment that has one keeps it. */
export async function queueRun(tx: Tx, report: ReportRecord, askedAt: Date): Promise<RunRecord> {
  const run: RunRecord = {
    userId: report.userId,
    id: newId(),
    reportId: report.id,
    askedAt,
    status: 'QUEUED',
    format: report.format,
    madeAt: null,
    rows: null,
    isCut: false,
    rightsHash: null,
    expiresAt: new Date(tx.now.getTime() + RUN_DAYS * DAY_MS),
  };
  if (!(await insertRun(tx.db, run))) return found(await findRunOf(tx.db, report, askedAt));
  await tx.enqueue(makeReport, { userId: run.userId, runId: run.id });
  return run;
}

export const noteAsked = (tx: Tx, report: ReportRecord, runId: string, bySchedule: boolean): Promise<void> =>
  tx.audit(reportAudits.ask, {
    subjectId: report.userId,
    firmId: report.firmId,
    clientId: report.clientId,
    data: { reportId: report.id, kind: report.kind, runId, bySchedule },
  });
