import { z } from 'zod';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';

/** What can be wrong with a document. */
export const flagReasons = [
  'UNREADABLE',
  'WRONG_DOCUMENT',
  'OUTDATED',
  'INCOMPLETE',
  'WRONG_FACTS',
  'NOT_SIGNED',
  'OTHER',
] as const;
export type FlagReason = (typeof flagReasons)[number];

/** How a flag ends: the document was replaced, what looked wrong was explained, or the flag was withdrawn. */
export const flagOutcomes = ['REPLACED', 'EXPLAINED', 'WITHDRAWN'] as const;
export type FlagOutcome = (typeof flagOutcomes)[number];

export const documentFlag = z.object({
  id,
  reason: z.enum(flagReasons),
  comment: z.string(),
  /** The spot on the document, from the top left of the page, in points. */
  page: z.int().nullable(),
  x: z.number().nullable(),
  y: z.number().nullable(),
  flaggedBy: z.string(),
  flaggedAt: instant,
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  outcome: z.enum(flagOutcomes).nullable(),
  explanation: z.string().nullable(),
});
export type DocumentFlag = z.output<typeof documentFlag>;
