import { creditReasons } from '@writdesk/contract/invoices/invoice-parts';
import { reminderDays } from '@writdesk/contract/invoices/invoice-reminders';
import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onInvoice = auditOf('cases', 'invoice', 'FIRM');
const number = z.string().nullable();
const amountCents = z.int();

export const invoiceAudits = {
  create: onInvoice('invoice.create', { lines: z.int(), amountCents }),
  issue: onInvoice('invoice.issue', { number, amountCents, dueDate: courtDate }),
  send: onInvoice('invoice.send', { number, to: z.string() }),
  remind: onInvoice('invoice.remind', {
    number,
    to: z.string(),
    /** Null where a person reminds before the first of these days. */
    step: z.literal([...reminderDays]).nullable(),
  }),
  void: onInvoice('invoice.void', { number, amountCents, comment: z.string() }),
  credit: onInvoice('invoice.credit', {
    number,
    note: z.string(),
    amountCents,
    reason: z.enum(creditReasons),
    comment: z.string(),
  }),
  dispute: onInvoice('invoice.dispute', { number, lineId: id, amountCents, comment: z.string() }),
  withdrawDispute: onInvoice('invoice.withdraw-dispute', { number, lineId: id }),
  answerDispute: onInvoice('invoice.answer-dispute', {
    number,
    lineId: id,
    decision: z.enum(['UPHOLD', 'EXPLAIN']),
    comment: z.string(),
  }),
  askWriteOff: onInvoice('invoice.ask-write-off', { number, amountCents, comment: z.string() }),
  writeOff: onInvoice('invoice.write-off', { number, amountCents, comment: z.string() }),
};
