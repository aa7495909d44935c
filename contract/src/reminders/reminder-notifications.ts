import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const ofReminder = {
  subjects: ['case'],
  group: 'reminders',
  sms: 'always',
  audience: ['Firm', 'Client', 'CRM', 'Admin'],
  params: z.strictObject({
    title: z.string(),
    caseNumber: z.string(),
    /** Of the reminder; `NOTE` where a person wrote the message, `RULE` where a firm’s rule did. */
    reminder: z.string(),
    message: z.string(),
    /** More than a day late, e.g. after an outage. */
    isMissed: z.enum(['true', 'false']),
  }),
  english: ({ title, message }: { title: string; message: string }) => ({ title, text: message }),
} as const;

/** A reminder about a case is due; one whose hour comes before the next morning doesn’t wait for it. */
export const reminderNotifications = {
  due: notificationKind('reminder.due', ofReminder),
  soon: notificationKind('reminder.soon', { ...ofReminder, breaksQuiet: true }),
};
