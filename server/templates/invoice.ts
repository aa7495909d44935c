import { courtDate } from '@writdesk/contract/values/dates';
import { cents } from '@writdesk/contract/values/money';
import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const text = z.string().trim().min(1).max(500);

/** An invoice on letter-size sheets, by case, with a slip below its sums that says where to send the payment. */
export const invoicePaper = defineTemplate({
  name: 'invoice',
  schema: z.object({
    number: text,
    isVoid: z.boolean(),
    issueDate: courtDate,
    dueDate: courtDate,
    firm: z.object({
      name: text,
      addressLines: z.array(text).max(4),
      phone: text.nullable(),
      email: text.nullable(),
    }),
    billTo: z.array(text).min(1).max(8),
    property: text.nullable(),
    note: text.nullable(),
    groups: z
      .array(
        z.object({
          case: text,
          lines: z
            .array(
              z.object({
                day: courtDate,
                description: text,
                quantity: z.number(),
                unitCents: cents,
                amountCents: cents,
              }),
            )
            .min(1),
          totalCents: cents,
        }),
      )
      .min(1),
    subtotalCents: cents,
    creditsCents: cents,
    writtenOffCents: cents,
    paidCents: cents,
    balanceCents: cents,
  }),
});
