import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

export const appealNotifications = {
  /** The registry misses a payment: a lawyer decides whether to ask the court for the writ. */
  missed: notificationKind('appeal.registry-missed', {
    subjects: ['case'],
    group: 'progress',
    audience: ['Firm'],
    params: z.strictObject({ title: z.string(), caseNumber: z.string(), date: z.string() }),
    english: ({ title }) => ({ title }),
  }),
};
