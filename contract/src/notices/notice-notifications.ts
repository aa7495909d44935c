import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';
import { courtDate } from '../values/dates.ts';

export const noticeNotifications = {
  /** Lawyers of a firm overrode legal checks in the last week, or since a day. */
  passed: notificationKind('notice-guard.passed', {
    subjects: ['firm'],
    group: 'law',
    audience: ['Firm'],
    isAppOnly: true,
    params: z.strictObject({
      count: z.string().regex(/^\d+$/),
      from: courtDate,
      isLast: z.enum(['true', 'false']),
      cases: z.string(),
      by: z.string(),
    }),
    english: ({ count, from, isLast, by, cases }) => {
      const points = count === '1' ? '1 legal check was' : `${count} legal checks were`;
      const day = new Date(from).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const when = isLast === 'true' ? 'last week' : `since ${day}`;
      return { title: `${points} overridden ${when}`, text: `By ${by}: ${cases}` };
    },
  }),
};
