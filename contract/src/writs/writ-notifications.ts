import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

/** `writ` is what the law of the court’s state calls it, such as “warrant of eviction”. */
const ofWrit = {
  subjects: ['case'],
  group: 'writs',
  audience: ['Firm', 'Client'],
  params: z.strictObject({ title: z.string(), caseNumber: z.string(), writ: z.string(), number: z.string() }),
  english: ({ title }: { title: string }) => ({ title }),
} as const;

const about = <const K extends string>(what: K) => notificationKind(`writ.${what}`, ofWrit);

/** What people are notified of while a writ is on its way. */
export const writNotifications = {
  requested: about('requested'),
  questions: about('questions'),
  answered: about('answered'),
  /** The company took money since the judgment: the lawyer decides what becomes of the writ. */
  moneyTaken: about('money-taken'),
  resubmit: about('resubmit'),
  reviewed: about('reviewed'),
  issued: about('issued'),
  posted: about('posted'),
  executed: about('executed'),
  returned: about('returned'),
  expired: about('expired'),
  stayed: about('stayed'),
  resumed: about('resumed'),
  cancelled: about('cancelled'),
};
