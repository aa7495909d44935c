import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply, sort } from '../values/paging.ts';
import { reportFields, reportFormats, reportRunStatuses } from './report-values.ts';

/** What became of one run of a report. */
export const reportRun = z.object({
  id,
  status: z.enum(reportRunStatuses),
  format: z.enum(reportFormats),
  askedAt: instant,
  madeAt: instant.nullable(),
  /** How many rows the file has; null while there is none. */
  rows: z.int().nullable(),
  /** There were more rows than a file takes. */
  isCut: z.boolean(),
  /** Until when the file is kept. */
  expiresAt: instant,
});
export type ReportRun = z.output<typeof reportRun>;

export const report = reportFields.omit({ clientId: true, lawyerId: true, from: true, to: true }).extend({
  id,
  client: namedRef.nullable(),
  lawyer: namedRef.nullable(),
  from: courtDate.nullable(),
  to: courtDate.nullable(),
  /** Where its hour is. */
  timeZone: z.string(),
  /** Null where it waits for its owner. */
  nextRunAt: instant.nullable(),
  lastRun: reportRun.nullable(),
  version: z.int(),
});
export type Report = z.output<typeof report>;

const area = 'case-service';
const [read, update] = ['report.read', 'report.update'] as const;

export const reports = {
  list: route({
    method: 'GET',
    area,
    path: '/reports/list',
    reads: ['report'],
    permission: read,
    summary: 'List the caller’s reports with the last run of each',
    query: listQuery({ sort: sort(['name', 'nextRunAt'], 'name') }),
    reply: listReply('reports', report),
    failure: 'Get Reports Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/reports/details/{id}',
    reads: ['report'],
    permission: read,
    summary: 'Get one of the caller’s reports',
    params: idParams,
    reply: report,
    failure: 'Get Report Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/reports/create',
    changes: ['report'],
    permission: update,
    summary: 'Set up a report: what it is about, its format, and when it is made',
    body: reportFields,
    reply: report,
    status: 201,
    failure: 'Create Report Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/reports/update/{id}',
    changes: ['report'],
    permission: update,
    summary: 'Change a report or its schedule',
    params: idParams,
    /** A stale version is answered 409. */
    body: reportFields.extend({ version: z.int().optional() }),
    reply: report,
    failure: 'Update Report Fail',
  }),
  run: route({
    method: 'POST',
    area,
    path: '/reports/run/{id}',
    changes: ['report'],
    permission: update,
    summary: 'Make a report now, next to its schedule',
    params: idParams,
    reply: reportRun,
    status: 202,
    failure: 'Run Report Fail',
  }),
  runs: route({
    method: 'GET',
    area,
    path: '/reports/runs/{id}',
    reads: ['report'],
    permission: read,
    summary: 'List the runs of a report, the newest first',
    params: idParams,
    query: listQuery({}),
    reply: listReply('runs', reportRun),
    failure: 'Get Report Runs Fail',
  }),
  file: route({
    method: 'GET',
    area,
    path: '/reports/file/{id}',
    reads: ['report'],
    permission: read,
    summary:
      'Create a link to download the file of a run; it opens only while the owner has the rights it was made with',
    params: idParams,
    reply: z.object({ url: z.string().min(1) }),
    refusals: ['conflict'],
    failure: 'Get Report File Fail',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/reports/delete/{id}',
    changes: ['report'],
    permission: update,
    summary: 'Delete a report with all files that it made',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Report Fail',
  }),
};
