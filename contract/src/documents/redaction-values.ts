import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { instant } from '../values/dates.ts';
import { oneLine } from '../values/text.ts';

/** Why a place is black. Of a child the initials stand on it. */
export const redactionKinds = ['SSN', 'BIRTH_DATE', 'ACCOUNT', 'MINOR', 'OTHER'] as const;
export type RedactionKind = (typeof redactionKinds)[number];

/** Most places of a document. */
export const MAX_REDACTIONS = 1_000;
/** No page is larger, in points. */
const MOST_POINTS = 14_400;
const place = z.number().min(0).max(MOST_POINTS);
const extent = z.number().positive().max(MOST_POINTS);

/** A place on a page, in points from its top left as a reader sees it. */
export const redactionBox = z.object({
  page: z.int().min(1),
  x: place,
  y: place,
  width: extent,
  height: extent,
  kind: z.enum(redactionKinds),
  /** Written on the black, such as a child’s initials. */
  label: oneLine(12).nullable(),
});
export type RedactionBox = z.output<typeof redactionBox>;

export const redactionBoxes = z
  .array(redactionBox)
  .min(1, issue('redaction_nothing'))
  .max(MAX_REDACTIONS, issue('redaction_too_many', { max: MAX_REDACTIONS }));

/** The redacted version as a file. */
export const redactedFile = z.object({
  path: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  pages: z.int(),
  sha256: z.string(),
});

/** The redacted version of a document. */
export const redaction = z.object({
  status: z.enum(['QUEUED', 'READY', 'FAILED']),
  /** How many places are black. */
  places: z.int(),
  by: z.string(),
  at: instant,
  file: redactedFile.nullable(),
});
export type Redaction = z.output<typeof redaction>;

/** What a person looks at before they redact. */
export const redactionSheet = z.object({
  /** The file to draw on, for ten minutes. */
  url: z.string(),
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      /** False for a picture, on which nothing can be looked for. */
      hasText: z.boolean(),
    }),
  ),
  /** What looks private, from the facts of the case and from the words around it. */
  proposals: z.array(redactionBox),
  /** What is black now. */
  boxes: z.array(redactionBox),
});
export type RedactionSheet = z.output<typeof redactionSheet>;
