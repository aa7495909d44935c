import { shownPaymentMethods } from '@writdesk/contract/invoices/payment-values';
import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onPayment = auditOf('cases', 'payment', 'FIRM');
const amountCents = z.int();

export const paymentAudits = {
  record: onPayment('payment.record', {
    amountCents,
    creditCents: z.int(),
    receivedOn: courtDate,
    method: z.enum(shownPaymentMethods),
    invoices: z.array(z.string()),
  }),
  apply: onPayment('payment.apply', { amountCents, invoices: z.array(z.string()) }),
  reverse: onPayment('payment.reverse', { amountCents, comment: z.string() }),
  refund: onPayment('payment.refund', { amountCents, comment: z.string() }),
};
