import type { reports } from '@writdesk/contract/reports/reports';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findReport, selectReports } from './report-queries.ts';
import { reportView, runView } from './report-view.ts';
import { selectLastRuns, selectRuns } from './run-queries.ts';

/** A page of the caller's reports, each with its last run. */
export async function listReports(
  { deps, scope, actor: { userId } }: UserContext,
  { query }: RouteInput<typeof reports.list>,
) {
  const db = deps.db.as(scope);
  const { rows, ...counted } = await selectReports(db, userId, query);
  const last = await selectLastRuns(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return { reports: rows.map((row) => reportView(row, last.get(row.id))), ...counted };
}

/** One report of the caller's. @throws `not_found` */
export async function getReport(
  { deps, scope, actor: { userId } }: UserContext,
  { params: { id } }: RouteInput<typeof reports.details>,
) {
  const db = deps.db.as(scope);
  const [row, last] = await Promise.all([findReport(db, { userId, id }), selectLastRuns(db, userId, [id])]);
  return reportView(found(row), last.get(id));
}

/** The runs of a report, the newest first. @throws `not_found` */
export async function listRuns(
  { deps, scope, actor: { userId } }: UserContext,
  { params: { id }, query }: RouteInput<typeof reports.runs>,
) {
  const db = deps.db.as(scope);
  found(await findReport(db, { userId, id }));
  const { rows, ...counted } = await selectRuns(db, { userId, id }, query);
  return { runs: rows.map(runView), ...counted };
}
