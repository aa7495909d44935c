import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const text = z.string().max(500);

/** Rows under their headings, on letter-size sheets that lie on their side. */
export const reportPaper = defineTemplate({
  name: 'report',
  schema: z.object({
    language: z.enum(['en', 'es']),
    title: text.min(1),
    subtitle: text,
    /** Below the heading: how many rows, when it was made. */
    facts: z.array(text).max(4),
    /** What must not be missed, such as rows that are left out. */
    note: text.nullable(),
    words: z.object({ page: text.min(1), of: text.min(1) }),
    columns: z
      .array(z.object({ title: text, share: z.number().positive(), isRight: z.boolean() }))
      .min(1)
      .max(12),
    groups: z.array(z.object({ heading: text.nullable(), rows: z.array(z.array(text)) })),
  }),
});
