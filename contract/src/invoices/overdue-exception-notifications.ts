import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const ofException = { subjects: ['overdue-exception'], group: 'money' } as const;
const answered = {
  ...ofException,
  audience: ['Client'],
  params: z.strictObject({ firm: z.string(), comment: z.string() }),
} as const;

/** The company asks, and its firm answers. */
export const overdueExceptionNotifications = {
  requested: notificationKind('overdue-exception.requested', {
    ...ofException,
    audience: ['Firm', 'CRM'],
    params: z.strictObject({ company: z.string(), promisedOn: z.string() }),
    english: ({ company }) => ({ title: company, text: 'Asks for an exception for its overdue invoices' }),
  }),
  granted: notificationKind('overdue-exception.granted', {
    ...ofException,
    audience: ['Client'],
    params: z.strictObject({ firm: z.string(), lastDay: z.string(), mostCases: z.string() }),
    english: ({ firm }) => ({ title: firm, text: 'Granted the exception that you asked for' }),
  }),
  refused: notificationKind('overdue-exception.refused', {
    ...answered,
    english: ({ firm, comment }) => ({ title: firm, text: `Refused the exception: ${comment}` }),
  }),
  revoked: notificationKind('overdue-exception.revoked', {
    ...answered,
    english: ({ firm, comment }) => ({ title: firm, text: `Revoked the exception: ${comment}` }),
  }),
};
