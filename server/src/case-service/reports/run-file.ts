import type { reports } from '@writdesk/contract/reports/reports';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { localDate } from '../../platform/clock.ts';
import { addressOf } from '../storage/index.ts';
import { isOfFormerPlace } from './end-reports.ts';
import { ownerOf } from './owner-of.ts';
import { reportAudits } from './report-audits.ts';
import { mayHave } from './report-policy.ts';
import { findReport } from './report-queries.ts';
import { findRun, type RunRecord } from './run-queries.ts';
import { fileTypes } from './write-report.ts';

/** Where the file of a run lies: made again, it is replaced. */
export const pathOfRun = ({ id, format }: Pick<RunRecord, 'id' | 'format'>): string =>
  `made/${id}/report.${fileTypes[format].ending}`;

/**
 * An address for the file of a run, for whoever it was made for, as long as they may see what they might see then.
 * @throws `not_found`; `conflict` where the file is gone, or their rights have changed since
 */
export async function getRunFile(context: UserContext, { params: { id } }: RouteInput<typeof reports.file>) {
  const { deps, scope, actor } = context;
  const { userId } = actor;
  const db = deps.db.as(scope);
  const run = found(await findRun(db, { userId, id }));
  const report = found(await findReport(db, { userId, id: run.reportId }));
  const now = deps.clock.now();
  if (run.status !== 'DONE' || run.expiresAt <= now)
    refuse('conflict', { reason: fault('report_file_gone') });
  const owner = await ownerOf({ ...context, scope: machineScope(now) }, report);
  const isOwners = owner?.rightsHash === run.rightsHash && !isOfFormerPlace(report, run);
  if (!isOwners || !mayHave(owner.context.actor, report.kind))
    refuse('conflict', { reason: fault('report_rights_changed') });
  const { ending, contentType } = fileTypes[run.format];
  const madeOn = localDate(run.madeAt ?? now, report.timeZone);
  const fileName = `${report.kind.toLowerCase().replaceAll('_', '-')}-${madeOn}.${ending}`;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'report.read') ? allow : deny('forbidden'));
    const { firmId, clientId, kind } = report;
    const data = { reportId: report.id, kind, runId: run.id };
    await tx.audit(reportAudits.open, { subjectId: userId, firmId, clientId, data });
    return { url: await addressOf(context, { path: pathOfRun(run), contentType, fileName }) };
  });
}
