import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

/** A reminder about a case is due. */
export const reminderNotifications = {
  due: notificationKind('reminder.due', {
    subjects: ['case'],
    group: 'reminders',
    sms: 'always',
    audience: ['Firm', 'Client', 'CRM', 'Admin'],
    params: z.strictObject({
      title: z.string(),
      caseNumber: z.string(),
      /** Of the reminder; `NOTE` where a person wrote the message. */
      reminder: z.string(),
      message: z.string(),
      /** More than a day late, e.g. after an outage. */
      isMissed: z.enum(['true', 'false']),
    }),
    english: ({ title, message }) => ({ title, text: message }),
  }),
};
