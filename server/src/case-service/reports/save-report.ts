import { MOST_REPORTS, type ReportFields } from '@writdesk/contract/reports/report-values';
import type { reports } from '@writdesk/contract/reports/reports';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { lockUser } from '../../user-service/users/index.ts';
import { aboutFaults } from './about-faults.ts';
import { nextRunAt } from './next-run.ts';
import { reportAudits } from './report-audits.ts';
import {
  countReports,
  findReport,
  insertReport,
  lockReport,
  type ReportKey,
  updateReport,
} from './report-queries.ts';
import { reportView } from './report-view.ts';
import { selectLastRuns } from './run-queries.ts';

/** Sets up a report. @throws `invalid` naming each field at fault */
export function createReport(context: UserContext, { body }: RouteInput<typeof reports.create>) {
  const { actor } = context;
  const key = { userId: actor.userId, id: newId() };
  return transact(context, async (tx) => {
    authorize(tx, context);
    // Whoever leaves meanwhile takes it along: it stands either before they go, or not at all.
    await lockUser(tx.db, actor.userId);
    await refuseFaults(tx, context, body);
    if ((await countReports(tx.db, actor.userId)) >= MOST_REPORTS)
      refuseField('name', fault('reports_at_most', { max: MOST_REPORTS }));
    await insertReport(tx.db, { ...key, ...rowOf(context, body, tx.now), createdAt: tx.now });
    await note(tx, context, key, body, 'create');
    return shown(tx, key);
  });
}

/** Changes a report; its next time is counted again. @throws `not_found`, `conflict`, `invalid` naming each field at fault */
export function changeReport(context: UserContext, { params, body }: RouteInput<typeof reports.update>) {
  const key = { userId: context.actor.userId, id: params.id };
  return transact(context, async (tx) => {
    authorize(tx, context);
    const report = found(await lockReport(tx.db, key));
    const { version, ...fields } = body;
    if (version !== undefined && report.version !== version)
      refuse('conflict', { current: await shown(tx, key) });
    await refuseFaults(tx, context, fields);
    await updateReport(tx.db, key, { ...rowOf(context, fields, tx.now), version: report.version + 1 });
    await note(tx, context, key, fields, 'update');
    return shown(tx, key);
  });
}

const authorize = (tx: Tx, { actor }: UserContext) =>
  tx.authorize(permitted(actor.roles, 'report.update') ? allow : deny('forbidden'));

async function refuseFaults(tx: Tx, context: UserContext, fields: ReportFields): Promise<void> {
  const errors = await aboutFaults(tx, context, fields);
  if (errors.length) refuse('invalid', { errors });
}

function rowOf({ actor }: UserContext, fields: ReportFields, now: Date) {
  const { clientId, lawyerId, from, to, ...rest } = fields;
  const { timeZone, firmId } = actor;
  const isOfDays = rest.period === 'DAYS';
  return {
    ...rest,
    firmId,
    clientId: actor.clientId,
    ofClientId: rest.kind === 'ATTORNEY_WEEK' ? null : clientId,
    ofLawyerId: rest.kind === 'ATTORNEY_WEEK' ? lawyerId : null,
    fromDay: isOfDays ? from : null,
    toDay: isOfDays ? to : null,
    timeZone,
    nextRunAt: nextRunAt({ ...rest, timeZone }, now),
  };
}

async function note(
  tx: Tx,
  { actor: { userId, firmId, clientId } }: UserContext,
  { id: reportId }: ReportKey,
  { kind, clientId: ofClientId, lawyerId, period, format, frequency }: ReportFields,
  what: 'create' | 'update',
): Promise<void> {
  // What it is called may be a tenant's name.
  await tx.audit(reportAudits[what], {
    subjectId: userId,
    firmId,
    clientId,
    data: { reportId, kind, clientId: ofClientId, lawyerId, period, format, frequency },
  });
}

async function shown(tx: Tx, key: ReportKey) {
  const last = await selectLastRuns(tx.db, key.userId, [key.id]);
  return reportView(found(await findReport(tx.db, key)), last.get(key.id));
}
