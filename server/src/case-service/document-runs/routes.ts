import { documentRuns } from '@writdesk/contract/documents/document-runs';
import { bind, type Binding } from '../../platform/http/bind.ts';
import { getRun, listRuns } from './read-run.ts';
import { startRun } from './start-run.ts';

export const documentRunRoutes: readonly Binding[] = [
  bind(documentRuns.start, startRun),
  bind(documentRuns.list, listRuns),
  bind(documentRuns.details, getRun),
];
