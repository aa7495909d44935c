import { noticeEvents } from '@writdesk/contract/notices/notice-events';
import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

export const noticeGuardAudits = {
  notifyOfPasses: auditOf('users', 'firm')('notice-guard.notify-of-passes', {
    until: courtDate,
    passes: z.int(),
    notified: z.int(),
  }),
};

export const noticeAudits = caseAudits(noticeEvents);
