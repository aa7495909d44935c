import { deadlines } from '@writdesk/contract/deadlines';
import { bind } from '../../platform/http/bind.ts';
import { getCaseDeadlines } from './get-case-deadlines.ts';
import { previewDeadline } from './preview-deadline.ts';

export const deadlineRoutes = [
  bind(deadlines.preview, previewDeadline),
  bind(deadlines.ofCase, getCaseDeadlines),
];
