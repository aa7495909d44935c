import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const text = z.string().trim().max(200);
const sum = z.string().nullable();

/**
 * What people copy to the two forms of certified mail, field by field and in the forms’ order: PS Form 3800, the sender’s receipt, and PS
 * Form 3811, the card that comes back. The forms themselves come from the post office.
 */
export const certifiedForms = defineTemplate({
  name: 'certified-forms',
  schema: z.object({
    /** In groups of four; empty where the number stands on the form and isn’t known here yet. */
    articleNumber: text,
    receipt: z.enum(['NONE', 'PAPER', 'ELECTRONIC']),
    /** Sums of the price list; null where the post office had prices of its own. */
    certifiedFee: sum,
    receiptFee: sum,
    postage: sum,
    total: text,
    to: z.object({ name: text, street: text, place: text }),
    from: z.array(text).min(2).max(6),
    about: z.array(text).max(100),
  }),
});
