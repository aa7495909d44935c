import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const ofLockout = {
  subjects: ['case'],
  group: 'court',
  audience: ['Firm', 'Client'],
  isUrgent: true,
  params: z.strictObject({ title: z.string(), caseNumber: z.string(), date: z.string(), time: z.string() }),
  english: ({ title }: { title: string }) => ({ title }),
} as const;

const about = <const K extends string>(what: K) => notificationKind(`lockout.${what}`, ofLockout);

/** What people are notified of about the day of the lockout. */
export const lockoutNotifications = {
  set: about('set'),
  proposed: about('proposed'),
  /** Whoever has the case calls the officer off. */
  cancelled: about('cancelled'),
};
