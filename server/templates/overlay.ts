import { tagFaces } from '@writdesk/contract/documents/template-values';
import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const points = z.number().min(0).max(20_000);

/** One place of a page and what stands in it; counted from the top left, in points. */
const box = z.object({
  /** By which the note of an overflow names it. */
  id: z.string(),
  x: points,
  y: points,
  width: points,
  height: points,
  text: z.string(),
  /** LINE stays on one line. LINES breaks. COMB has a cell for each character. MARK fills the place with an X. STAMP has a frame. */
  kind: z.enum(['LINE', 'LINES', 'COMB', 'MARK', 'STAMP']),
  cells: z.int().nullable(),
  size: z.number(),
  /** Below this size the words go to the addendum. */
  least: z.number(),
  align: z.enum(['LEFT', 'CENTER', 'RIGHT']),
  face: z.enum(tagFaces).default('SERIF'),
  /** Of LINES: points that each line takes; null for as close as the face is made for. */
  spacing: z.number().nullable().default(null),
  /** What the addendum calls it. */
  label: z.string(),
});

/** Words over the pages of a court's form, each page of the size that its reader sees; what has no room stands on an addendum. */
export const overlay = defineTemplate({
  name: 'overlay',
  schema: z.object({
    title: z.string().min(1),
    /** The case, at the top of the addendum. */
    caption: z.array(z.string()),
    pages: z.array(z.object({ width: points, height: points, boxes: z.array(box) })).min(1),
  }),
});
export type OverlayBox = z.input<typeof box>;
