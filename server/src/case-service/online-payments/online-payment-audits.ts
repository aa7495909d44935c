import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onAttempt = auditOf('cases', 'payment-attempt', 'FIRM');
const onEvent = auditOf('cases', 'payment-event', 'FIRM');
const amountCents = z.int();

export const onlinePaymentAudits = {
  begin: onAttempt('payment-attempt.begin', {
    amountCents,
    invoices: z.array(z.string()),
    payer: z.string(),
  }),
  repeat: onAttempt('payment-attempt.repeat', { payer: z.string() }),
  ask: onAttempt('payment-attempt.ask', { status: z.string() }),
  move: onAttempt('payment-attempt.move', {
    status: z.string(),
    amountCents,
    feeCents: z.int(),
    failure: z.string().nullable(),
  }),
  receive: onEvent('payment-event.receive', { eventId: z.string(), type: z.string() }),
  match: onEvent('payment-event.match', {
    eventId: z.string(),
    status: z.string(),
    reason: z.string().nullable(),
  }),
  payout: onEvent('payment-event.payout', {
    payoutRef: z.string(),
    status: z.string(),
    grossCents: z.int(),
    feeCents: z.int(),
    netCents: z.int(),
  }),
  close: onEvent('payment-event.close', { eventId: z.string(), comment: z.string() }),
};
