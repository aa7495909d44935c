import { z } from 'zod';
import { type Delivery, notificationKind } from '../notifications/notification-kind.ts';
import type { CaseStatus } from './case-status.ts';

/** Statuses whose arrival is announced to somebody. */
const announcedStatuses = [
  'PAYMENT_HOLD',
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_CLIENT',
  'RETURNED_TO_PROCESSOR',
  'SENT_FOR_FILING',
  'FILED',
  'SENT_FOR_SERVING',
  'ON_DOCKET',
  'AWAITING_JUDGMENT',
  'JUDGMENT_RECORDED',
  'APPEALED',
  'DISMISSED',
  'DENIED',
  'CLOSED',
] as const satisfies readonly CaseStatus[];
export type AnnouncedStatus = (typeof announcedStatuses)[number];
export const isAnnounced = (status: CaseStatus): status is AnnouncedStatus =>
  announcedStatuses.some((one) => one === status);

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
  announcedStatuses.map((status) => [
    status,
    announced(`case.${status}`, status === 'PAYMENT_HOLD' ? held : {}),
  ]),
) as { readonly [S in AnnouncedStatus]: ReturnType<typeof announced<`case.${S}`>> };

/** A company asks that a case at court be dismissed. */
export const dismissalNotifications = { requested: announced('case.dismissal-requested') };
