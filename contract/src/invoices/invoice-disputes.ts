import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { auditedReason } from '../values/text.ts';
import { creditReasons } from './invoice-parts.ts';
import { invoiceDetails } from './invoices.ts';

/** The version that the caller saw; a stale one is answered 409. */
const version = z.int().optional();
const comment = auditedReason();
const area = 'case-service';
const params = idParams;
const reply = invoiceDetails;

/** What a company says against a charge that it was billed, and what the firm answers. */
export const invoiceDisputes = {
  dispute: route({
    method: 'POST',
    area,
    path: '/invoices/dispute/{id}',
    changes: ['invoice'],
    permission: 'invoice.dispute',
    summary: 'Dispute a charge of an open invoice, with a reason; reminders stop until the firm answers',
    params,
    body: z.object({ version, lineId: z.uuid(issue('charge_missing')), comment }),
    reply,
    failure: 'Dispute Charge Fail',
  }),
  withdraw: route({
    method: 'POST',
    area,
    path: '/invoices/withdraw-dispute/{id}',
    changes: ['invoice'],
    permission: 'invoice.dispute',
    summary: 'Withdraw a dispute that the firm hasn’t answered; the charge stays, and reminders go on',
    params,
    body: z.object({ version, lineId: id }),
    reply,
    failure: 'Withdraw Dispute Fail',
  }),
  answer: route({
    method: 'POST',
    area,
    path: '/invoices/answer-dispute/{id}',
    changes: ['invoice', 'payment', 'case'],
    permission: 'invoice.update',
    summary: 'Answer a dispute: accept it, which credits the charge, or explain why the charge stays',
    params,
    body: z.discriminatedUnion('decision', [
      z.object({
        decision: z.literal('UPHOLD'),
        version,
        lineId: id,
        amountCents: cents.min(1),
        reason: z.enum(creditReasons),
        comment,
      }),
      z.object({ decision: z.literal('EXPLAIN'), version, lineId: id, comment }),
    ]),
    reply,
    failure: 'Answer Dispute Fail',
  }),
};
