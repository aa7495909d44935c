import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const text = z.string().trim().min(1).max(200);
const lines = z.array(text).min(3).max(6);

/** An envelope, No. 10 (9 1/2 by 4 1/8 inches) or 6 by 9, with the places that Publication 28 and the Domestic Mail Manual name. */
export const envelopePaper = defineTemplate({
  name: 'envelope',
  schema: z.object({
    size: z.enum(['NO_10', 'SIX_BY_NINE']),
    to: lines,
    from: lines,
    /** What was paid for, e.g. USPS CERTIFIED MAIL. */
    services: z.array(text).max(4),
    articleNumber: text.nullable(),
    /** The bars of the Intelligent Mail barcode: T, A, D or F for each. */
    bars: z
      .string()
      .regex(/^[TADF]{65}$/)
      .nullable(),
    /** Where the postage goes. */
    stamp: text,
  }),
});
