import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const ofDue = {
  subjects: ['case'],
  group: 'money',
  audience: ['Firm', 'Client'],
  params: z.strictObject({ title: z.string(), caseNumber: z.string(), date: z.string() }),
  english: ({ title }: { title: string }) => ({ title }),
} as const;

export const stipulationNotifications = {
  /** What was agreed for the day is due: the property says whether it came. */
  due: notificationKind('stipulation.due', ofDue),
  /** It did not come: a lawyer decides what follows. */
  missed: notificationKind('stipulation.missed', ofDue),
};
