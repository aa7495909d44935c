import { statementEntries } from '@writdesk/contract/invoices/invoice-reports';
import { courtDate } from '@writdesk/contract/values/dates';
import { cents } from '@writdesk/contract/values/money';
import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const text = z.string().trim().min(1).max(500);

/** The account of a company with a firm over some days, on letter-size sheets. */
export const statementPaper = defineTemplate({
  name: 'statement',
  schema: z.object({
    from: courtDate,
    to: courtDate,
    firm: z.object({
      name: text,
      addressLines: z.array(text).max(4),
      phone: text.nullable(),
      email: text.nullable(),
    }),
    billTo: z.array(text).min(1).max(8),
    openingCents: cents,
    lines: z.array(
      z.object({
        day: courtDate,
        entry: z.enum(statementEntries),
        of: z.string().max(500),
        amountCents: cents,
        interestCents: cents,
        balanceCents: cents,
      }),
    ),
    closingCents: cents,
  }),
});
