import type { reports } from '@writdesk/contract/reports/reports';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { NamedReport } from './report-queries.ts';
import type { RunRecord } from './run-queries.ts';

const ref = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null);

export const reportView = (
  row: NamedReport,
  lastRun: RunRecord | undefined,
): RouteReplyInput<typeof reports.details> => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  client: ref(row.ofClientId, row.clientName),
  lawyer: ref(row.ofLawyerId, row.lawyerName),
  period: row.period,
  from: row.fromDay,
  to: row.toDay,
  format: row.format,
  frequency: row.frequency,
  weekday: row.weekday,
  monthDay: row.monthDay,
  hour: row.hour,
  timeZone: row.timeZone,
  isPaused: row.isPaused,
  nextRunAt: row.nextRunAt,
  lastRun: lastRun ? runView(lastRun) : null,
  version: row.version,
});

export const runView = (row: RunRecord): RouteReplyInput<typeof reports.run> => ({
  id: row.id,
  status: row.status,
  format: row.format,
  askedAt: row.askedAt,
  madeAt: row.madeAt,
  rows: row.rows,
  isCut: row.isCut,
  expiresAt: row.expiresAt,
});
