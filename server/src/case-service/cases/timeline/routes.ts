import { caseStatusAudits } from '@writdesk/contract/audits/case-status-audits';
import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../../platform/http/bind.ts';
import { getStatusAudit, getTimeline } from './get-timeline.ts';
import { listStatusAudit } from './list-status-audit.ts';

export const timelineRoutes: readonly Binding[] = [
  bind(cases.statusAudit, getStatusAudit),
  bind(cases.timeline, getTimeline),
  bind(caseStatusAudits.list, listStatusAudit),
];
