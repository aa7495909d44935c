import { notificationKind } from '../notifications/notification-kind.ts';
import { z } from 'zod';

export const tenantPaymentNotifications = {
  /** Money was taken where the rule says not to: a lawyer decides what becomes of the case. */
  againstRule: notificationKind('tenant-payment.against-rule', {
    subjects: ['case'],
    group: 'money',
    audience: ['Firm'],
    isUrgent: true,
    params: z.strictObject({ title: z.string(), caseNumber: z.string(), amountCents: z.string() }),
    english: ({ title }) => ({ title }),
  }),
};
