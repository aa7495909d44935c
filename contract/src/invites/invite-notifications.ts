import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

export const inviteNotifications = {
  accepted: notificationKind('invite.accepted', {
    subjects: ['invite'],
    group: 'people',
    audience: ['Admin', 'CRM', 'Firm', 'Client'],
    params: z.strictObject({ name: z.string(), email: z.string() }),
    english: ({ name, email }) => ({ title: name, text: `Accepted your invite (${email})` }),
  }),
};
