import { z } from 'zod';
import { type Delivery, notificationKind } from '../notifications/notification-kind.ts';
import { type AnnouncedStatus, caseStatuses, isAnnounced } from './case-status.ts';

const ofCase = {
  subjects: ['case'],
  group: 'progress',
  audience: ['Firm', 'Client', 'CRM'],
  params: z.strictObject({
    title: z.string(),
    action: z.string(),
    status: z.string(),
    caseNumber: z.string(),
  }),
  english: ({ title }: { title: string }) => ({ title }),
} as const;

const announced = <K extends string>(kind: K, delivery: Partial<Delivery> = {}) =>
  notificationKind(kind, { ...ofCase, ...delivery });
/** A case that is held moves again only when its company pays. */
const held = { group: 'money', audience: ['Client'], always: 'app' } as const;

/** A case arrived in a status. */
export const caseNotifications = Object.fromEntries(
  caseStatuses
    .filter(isAnnounced)
    .map((status) => [status, announced(`case.${status}`, status === 'PAYMENT_HOLD' ? held : {})]),
) as { readonly [S in AnnouncedStatus]: ReturnType<typeof announced<`case.${S}`>> };

/** A company asks that a case at court be dismissed. */
export const dismissalNotifications = { requested: announced('case.dismissal-requested') };
