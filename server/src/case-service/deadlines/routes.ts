import { deadlines } from '@writdesk/contract/deadlines';
import { bind } from '../../platform/http/bind.ts';
import { previewDeadline } from './preview-deadline.ts';

export const deadlineRoutes = [bind(deadlines.preview, previewDeadline)];
