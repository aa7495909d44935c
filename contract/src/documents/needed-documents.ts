import { z } from 'zod';
import { id } from '../values/ids.ts';

/** A document that a case needs, and what of it is there. */
export const neededDocument = z.object({
  key: z.string(),
  /** What asks for it: the reason of the case, the court's place, a step of the workflow, or the firm. */
  why: z.enum(['REASON', 'PLACE', 'STEP', 'REQUEST']),
  kind: z.string().nullable(),
  /** In the words of whoever asks for it; null where the kind has words of its own. */
  name: z.string().nullable(),
  /** The number of the court’s form that the firm has not uploaded; null for every other document. */
  courtForm: z.string().nullable(),
  documentIds: z.array(id),
  isUnderway: z.boolean(),
});
export type NeededDocument = z.output<typeof neededDocument>;
