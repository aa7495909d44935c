import { leftReasons } from '@writdesk/contract/invoices/invoice-runs';
import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onRun = auditOf('cases', 'invoice-run', 'FIRM');

export const invoiceRunAudits = {
  start: onRun('invoice-run.start', {
    through: courtDate,
    groups: z.int(),
    lines: z.int(),
    amountCents: z.int(),
  }),
  bill: onRun('invoice-run.bill', { key: z.string(), invoiceId: z.string() }),
  leave: onRun('invoice-run.leave', { key: z.string(), reason: z.enum(leftReasons) }),
  finish: onRun('invoice-run.finish', { billed: z.int(), left: z.int() }),
};
