import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { bind } from '../../platform/http/bind.ts';
import { getCaseDeadlines } from './get-case-deadlines.ts';
import { listTerms } from './list-terms.ts';
import { previewDeadline } from './preview-deadline.ts';

export const deadlineRoutes = [
  bind(deadlines.terms, listTerms),
  bind(deadlines.preview, previewDeadline),
  bind(deadlines.ofCase, getCaseDeadlines),
];
