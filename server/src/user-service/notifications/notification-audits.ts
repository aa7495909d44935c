import { notificationStatuses } from '@writdesk/contract/notifications/notifications';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const notificationAudits = {
  updateStatus: auditOf('users', 'user')('notification.update-status', {
    ids: z.array(id),
    status: z.enum(notificationStatuses),
  }),
};
