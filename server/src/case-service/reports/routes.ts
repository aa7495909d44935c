import { reports } from '@writdesk/contract/reports/reports';
import { bind } from '../../platform/http/bind.ts';
import { getReport, listReports, listRuns } from './list-reports.ts';
import { removeReport } from './remove-report.ts';
import { getRunFile } from './run-file.ts';
import { runReport } from './run-report.ts';
import { changeReport, createReport } from './save-report.ts';

export const reportRoutes = [
  bind(reports.list, listReports),
  bind(reports.details, getReport),
  bind(reports.create, createReport),
  bind(reports.update, changeReport),
  bind(reports.remove, removeReport),
  bind(reports.run, runReport),
  bind(reports.runs, listRuns),
  bind(reports.file, getRunFile),
];
