import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const fact = z.object({ label: z.string(), value: z.string() });

/** The sheets behind a signed document: who signed it, how we know, what was agreed to and sworn. */
export const signatureEvidence = defineTemplate({
  name: 'signature-evidence',
  schema: z.object({
    title: z.string().min(1),
    caption: z.array(z.string()),
    firm: z.string(),
    /** SHA-256 of the document as it was signed. */
    sha256: z.string(),
    isTest: z.boolean(),
    signatures: z
      .array(
        z.object({
          /** `/s/ Jane Roe` */
          mark: z.string(),
          role: z.string(),
          /** Printed at its line on the document, or here where the document has none. */
          isPlaced: z.boolean(),
          words: z.array(z.string()),
          facts: z.array(fact),
        }),
      )
      .min(1),
  }),
});
export type EvidenceFact = z.output<typeof fact>;
