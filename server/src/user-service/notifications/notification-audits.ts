import { notificationGroups } from '@writdesk/contract/notifications/notification-groups';
import { notificationStatuses } from '@writdesk/contract/notifications/notifications';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const notificationAudits = {
  updateStatus: auditOf('users', 'user')('notification.update-status', {
    ids: z.array(id),
    status: z.enum(notificationStatuses),
  }),
  updatePreferences: auditOf('users', 'user')('notification.update-preferences', {
    changed: z.array(z.string()),
  }),
  unsubscribe: auditOf('users', 'user')('notification.unsubscribe', {
    groups: z.array(z.enum(notificationGroups)),
  }),
  /** What was due to be texted: what one message was about, and what the person may not see any more or had too many of. */
  sms: auditOf('users', 'user')('notification.sms', { ids: z.array(id), withheld: z.array(id) }),
  /** What was due to be mailed: what left in one email, and what the person may not see any more. */
  mail: auditOf('users', 'user')('notification.mail', {
    as: z.enum(['mail', 'digest']),
    ids: z.array(id),
    withheld: z.array(id),
  }),
};
