import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

/** A report was made: whoever it belongs to opens it behind the sign-in. */
export const reportNotifications = {
  made: notificationKind('report.made', {
    subjects: ['report'],
    group: 'reports',
    audience: ['Firm', 'Client', 'CRM', 'Admin'],
    params: z.strictObject({ name: z.string() }),
    english: ({ name }) => ({ title: name, text: 'The report is ready' }),
  }),
  failed: notificationKind('report.failed', {
    subjects: ['report'],
    group: 'reports',
    audience: ['Firm', 'Client', 'CRM', 'Admin'],
    params: z.strictObject({ name: z.string() }),
    english: ({ name }) => ({ title: name, text: 'The report couldn’t be made' }),
  }),
};
