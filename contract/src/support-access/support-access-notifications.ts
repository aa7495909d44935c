import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

export const supportAccessNotifications = {
  /** About the one case that it is for, or about the access. */
  started: notificationKind('support-access.started', {
    subjects: ['case', 'support-access'],
    group: 'security',
    audience: ['Firm'],
    isUrgent: true,
    always: 'mail',
    params: z.strictObject({ name: z.string(), reason: z.string(), until: z.iso.datetime() }),
    english: ({ name, reason }) => ({
      title: `${name} from Writdesk has access to the firm’s cases`,
      text: reason,
    }),
  }),
};
