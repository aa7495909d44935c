import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const ofInvoice = { subjects: ['invoice'], group: 'money' } as const;
const answered = {
  ...ofInvoice,
  audience: ['Client'],
  params: z.strictObject({ number: z.string() }),
} as const;

/** The company disputes a charge of an invoice, and the firm answers. Their words may name a tenant, so they stand on the invoice alone. */
export const invoiceDisputeNotifications = {
  raised: notificationKind('invoice-dispute.raised', {
    ...ofInvoice,
    audience: ['Firm'],
    params: z.strictObject({ number: z.string(), company: z.string() }),
    english: ({ number, company }) => ({ title: company, text: `Disputes a charge of invoice ${number}` }),
  }),
  upheld: notificationKind('invoice-dispute.upheld', {
    ...answered,
    english: ({ number }) => ({ title: number, text: 'The firm credited the charge that you disputed' }),
  }),
  explained: notificationKind('invoice-dispute.explained', {
    ...answered,
    english: ({ number }) => ({ title: number, text: 'The firm explains the charge that you disputed' }),
  }),
};
