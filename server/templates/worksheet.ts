import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const line = z.string().trim().min(1).max(5_000);

/** The answers to a court's form that nobody has uploaded, in the form's order: to copy from, never to file. */
export const worksheet = defineTemplate({
  name: 'worksheet',
  schema: z.object({
    formNumber: line,
    /** As printed on the form; null where it isn't known. */
    revision: line.nullable(),
    name: line,
    source: line,
    /** Which case it is about. */
    about: z.array(line).min(1).max(4),
    answers: z
      .array(
        z.object({
          item: z.string().max(20),
          label: line,
          /** A box of the form; null where the form asks for words. */
          isChecked: z.boolean().nullable(),
          /** Words and facts in turn; null is a rule to write on. */
          parts: z.array(z.string().max(20_000).nullable()),
        }),
      )
      .min(1),
  }),
});
export type Worksheet = z.input<typeof worksheet.schema>;
