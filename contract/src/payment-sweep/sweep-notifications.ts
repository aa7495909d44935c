import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';
import { courtDate } from '../values/dates.ts';

/** A property is asked before court which of its tenants paid. */
export const sweepNotifications = {
  asked: notificationKind('payment-sweep.asked', {
    subjects: ['property'],
    group: 'court',
    audience: ['Client'],
    isUrgent: true,
    params: z.strictObject({
      property: z.string(),
      court: z.string(),
      date: courtDate,
      time: z.string(),
      /** Hearings of the property without an answer. */
      cases: z.string(),
    }),
    english: ({ property, court, date, time, cases }) => ({
      title: `${property}: who paid before court?`,
      text: `Hearings without an answer: ${cases}, at ${court} on ${date} at ${time}.`,
    }),
  }),
};
