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

/** None where a document was made again and has nothing private in it any more. */
export const redactionBoxes = z
  .array(redactionBox)
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
  /** CONFIRM: the version before was redacted, and somebody must say what goes in black in this one before anybody else gets it. */
  status: z.enum(['CONFIRM', 'QUEUED', 'READY', 'FAILED']),
  /** How many places are black; of one to confirm, how many were in the version before. */
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
      /** False for a picture on which nothing was read. */
      hasText: z.boolean(),
      /** A picture whose words were read: not every one is right. */
      isScan: z.boolean(),
    }),
  ),
  /** Its pictures are being read: what is on them is proposed later. */
  isReading: z.boolean(),
  /** What looks private, from the facts of the case and from the words around it. */
  proposals: z.array(redactionBox),
  /** What is black now. */
  boxes: z.array(redactionBox),
});
export type RedactionSheet = z.output<typeof redactionSheet>;
