import { checkPurposes, checkSheets, printOffset } from '@writdesk/contract/checks/check-values';
import { courtDate } from '@writdesk/contract/values/dates';
import { positiveCents } from '@writdesk/contract/values/money';
import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const text = z.string().trim().min(1).max(300);

/** On a check, in inches from its left and upper edge. */
const ink = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/**
 * Checks to courts on the firm's check stock: a check and two stubs on each letter sheet, or three checks. The stock carries the bank and the MICR
 * line, or it is blank, and both are set here.
 */
export const courtCheck = defineTemplate({
  name: 'court-check',
  schema: z.object({
    payer: z.object({ name: text, addressLines: z.array(text).max(4) }),
    sheet: z.enum(checkSheets),
    offset: printOffset,
    checks: z
      .array(
        z.object({
          number: z.int(),
          /** The bank and what is drawn of the MICR line; null where the stock has both. */
          bank: z
            .object({ name: text, ink: z.array(ink).max(400) })
            .nullable()
            .default(null),
          date: courtDate,
          payee: text,
          court: text,
          amountCents: positiveCents,
          amountInWords: text,
          memo: text.nullable(),
          lines: z.array(
            z.object({
              case: z.string(),
              title: z.string(),
              purpose: z.enum(checkPurposes),
              amountCents: positiveCents,
            }),
          ),
        }),
      )
      .min(1)
      .max(100),
  }),
});
