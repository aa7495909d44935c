import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';
import { courtDate } from '../values/dates.ts';

const ofCase = {
  subjects: ['case'],
  group: 'court',
  audience: ['Firm', 'Client'],
  isUrgent: true,
  params: z.strictObject({ title: z.string(), date: courtDate, reason: z.string(), caseNumber: z.string() }),
} as const;

/** A day of a case on which its court is closed, or sits after all. */
export const closureNotifications = {
  closed: notificationKind('court-closure.closed', {
    ...ofCase,
    english: ({ title, date, reason }) => ({ title, text: `The court is closed on ${date}: ${reason}.` }),
  }),
  undone: notificationKind('court-closure.undone', {
    ...ofCase,
    english: ({ title, date }) => ({ title, text: `The court sits on ${date} after all.` }),
  }),
};
