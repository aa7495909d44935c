import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';
import { courtDate } from '../values/dates.ts';

/** The hearing of a case takes place at another time or in another room. */
export const docketNotifications = {
  moved: notificationKind('docket.moved', {
    subjects: ['case'],
    group: 'court',
    audience: ['Firm', 'Client'],
    isUrgent: true,
    params: z.strictObject({
      title: z.string(),
      caseNumber: z.string(),
      date: courtDate,
      time: z.string(),
      room: z.string(),
      wasDate: courtDate,
      wasTime: z.string(),
    }),
    english: ({ title, date, time, room, wasDate, wasTime }) => ({
      title,
      text: `The hearing of ${wasDate}, ${wasTime} moves to ${date}, ${time}, ${room}.`,
    }),
  }),
};
