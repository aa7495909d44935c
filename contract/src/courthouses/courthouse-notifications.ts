import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const params = z.strictObject({ courthouse: z.string(), by: z.string() });
const kind = { subjects: ['courthouse'], params, group: 'law', audience: ['Firm'] } as const;

/** Those at every firm who have open cases at a courthouse are notified of what changes there. */
export const courthouseNotifications = {
  changed: notificationKind('courthouse.changed', {
    ...kind,
    english: ({ courthouse, by }) => ({ title: courthouse, text: `${by} updated this courthouse` }),
  }),
  fees: notificationKind('courthouse.fees-added', {
    ...kind,
    english: ({ courthouse, by }) => ({ title: courthouse, text: `${by} added a version of its fees` }),
  }),
};
