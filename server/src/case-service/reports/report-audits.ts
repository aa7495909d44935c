import {
  reportFormats,
  reportFrequencies,
  reportKinds,
  reportPeriods,
} from '@writdesk/contract/reports/report-values';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onUser = auditOf('users', 'user');
const report = { reportId: id, kind: z.enum(reportKinds) };
const setUp = {
  ...report,
  clientId: id.nullable(),
  lawyerId: id.nullable(),
  period: z.enum(reportPeriods),
  format: z.enum(reportFormats),
  frequency: z.enum(reportFrequencies),
};
const run = { ...report, runId: id };

export const reportAudits = {
  create: onUser('report.create', setUp),
  update: onUser('report.update', setUp),
  remove: onUser('report.delete', report),
  ask: onUser('report.run', { ...run, bySchedule: z.boolean() }),
  make: onUser('report.make', { ...run, rows: z.int() }),
  fail: onUser('report.fail', run),
  /** Its owner has left, or may no longer have it: no further run comes. */
  end: onUser('report.end', run),
  /** Its owner was deactivated: no run comes by itself any more, and those before then stay shut. */
  leave: onUser('report.leave', report),
  open: onUser('report.open', run),
};
