import { invoiceRuns } from '@writdesk/contract/invoices/invoice-runs';
import { bind } from '../../platform/http/bind.ts';
import { previewRun } from './preview-run.ts';
import { getRun, listRuns } from './read-runs.ts';
import { startRun } from './start-run.ts';

export const invoiceRunRoutes = [
  bind(invoiceRuns.preview, previewRun),
  bind(invoiceRuns.run, startRun),
  bind(invoiceRuns.list, listRuns),
  bind(invoiceRuns.details, getRun),
];
