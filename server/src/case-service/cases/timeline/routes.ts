import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../../platform/http/bind.ts';
import { getStatusAudit, getTimeline } from './get-timeline.ts';

export const timelineRoutes: readonly Binding[] = [
  bind(cases.statusAudit, getStatusAudit),
  bind(cases.timeline, getTimeline),
];
