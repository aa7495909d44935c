import type { DocumentTag, FormField, TagType } from '@writdesk/contract/documents/template-values';
import type { Box } from '../../../shared/files/page-boxes.ts';

const signed = new Set<TagType>(['SIGNATURE', 'INITIALS', 'NOTARY']);
const marked = new Set<TagType>(['CHECK', 'RADIO']);

/** What somebody signs prints nothing, and a box is marked by its condition; everything else prints a fact or its own words. */
export const isComplete = ({ type, path, text }: Pick<DocumentTag, 'type' | 'path' | 'text'>): boolean =>
  path !== null || Boolean(text) || signed.has(type) || marked.has(type);

/** The height of a capital letter, as a share of its size: words on one line stand in the middle of their place. */
const CAP_HEIGHT = 0.65;

/** So far below the upper edge of a tag the words on its one line stand; null where there is no such line. */
export function baselineOf(
  tag: Pick<DocumentTag, 'type' | 'height' | 'fontSize'> | undefined,
): number | null {
  if (!tag || tag.type === 'LINES' || signed.has(tag.type) || marked.has(tag.type)) return null;
  return (tag.height + CAP_HEIGHT * tag.fontSize) / 2;
}

/** A tag that is new on a page. */
export const blankTag = (box: Box, page: number): DocumentTag => ({
  id: crypto.randomUUID(),
  page,
  ...box,
  type: 'TEXT',
  path: null,
  text: null,
  fieldName: null,
  option: null,
  format: 'PLAIN',
  required: false,
  condition: null,
  fontSize: 11,
  minFontSize: 8,
  align: 'LEFT',
  face: 'SERIF',
  lineSpacing: null,
});

const typeOf: Readonly<Record<FormField['kind'], TagType>> = {
  TEXT: 'TEXT',
  CHOICE: 'TEXT',
  CHECK: 'CHECK',
  RADIO: 'RADIO',
  SIGNATURE: 'SIGNATURE',
};

/** The tag that fills a field of the form, in the field's own place. */
export function tagOfField(field: FormField, path: string | null): DocumentTag {
  const { page, x, y, width, height, name, kind, option, multiline, comb } = field;
  const type = comb ? 'COMB' : multiline ? 'LINES' : typeOf[kind];
  const fact = kind === 'TEXT' || kind === 'CHOICE' ? path : null;
  return { ...blankTag({ x, y, width, height }, page), type, path: fact, fieldName: name, option };
}
