import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

/** The bank paid what the firm didn’t issue. */
export const bankStatementNotifications = {
  checkDiffers: notificationKind('bank-statement.check-differs', {
    subjects: ['bank-account'],
    group: 'money',
    audience: ['Firm'],
    isUrgent: true,
    always: 'app',
    params: z.strictObject({ account: z.string(), number: z.string() }),
    english: ({ account, number }) => ({
      title: account,
      text: `The bank paid check ${number} differently from how it was issued. Look at it at once`,
    }),
  }),
};
