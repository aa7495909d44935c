import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

/** The trail of a case for a court: a certification that the custodian signs, and every row. */
export const auditExhibit = defineTemplate({
  name: 'audit-exhibit',
  schema: z.object({
    exportId: z.string(),
    title: z.string(),
    number: z.string(),
    court: z.string().nullable(),
    firm: z.string(),
    madeAt: z.string(),
    madeBy: z.string(),
    timeZone: z.string(),
    headHash: z.string(),
    linesSha256: z.string(),
    rows: z.array(
      z.object({
        seq: z.int(),
        at: z.string(),
        by: z.string(),
        action: z.string(),
        facts: z.array(z.string()),
        hash: z.string(),
      }),
    ),
  }),
});
