import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

// What a firm charges is its own: a company reads it on its invoices alone.
const onItem = auditOf('cases', 'bill-item', 'FIRM');
const price = { amountCents: z.int(), effectiveFrom: courtDate };
const fact = z.union([z.string(), z.boolean()]).nullable();

export const billItemAudits = {
  create: onItem('bill-item.create', { title: z.string(), accountNo: z.string(), ...price }),
  update: onItem('bill-item.update', {
    /** Old and new, by field. */
    changed: z.record(z.string(), z.strictObject({ before: fact, after: fact })),
    price: z.strictObject(price).optional(),
  }),
  remove: onItem('bill-item.delete', { title: z.string(), accountNo: z.string() }),
};
