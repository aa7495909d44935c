import type {
  DocumentTag,
  FormField,
  TagType,
  TemplatePage,
} from '@writdesk/contract/documents/template-values';

/** A place on a page, in points from the top left. */
export type Box = Pick<DocumentTag, 'x' | 'y' | 'width' | 'height'>;

/** A tag smaller than this can neither be seen nor held. */
const LEAST = 6;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** A box that stays on its page, at a tenth of a point. */
export function onPage({ x, y, width, height }: Box, page: TemplatePage): Box {
  const [w, h] = [within(width, LEAST, page.width), within(height, LEAST, page.height)];
  return {
    x: tenth(within(x, 0, page.width - w)),
    y: tenth(within(y, 0, page.height - h)),
    width: tenth(w),
    height: tenth(h),
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key does to a box: 1 point, 10 with Shift; with Ctrl it grows or shrinks. Null for any other key. */
export function byKey(
  box: Box,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): Box | null {
  const [dx, dy] = directions[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return null;
  const step = shiftKey ? 10 : 1;
  if (ctrlKey || metaKey) return { ...box, width: box.width + dx * step, height: box.height + dy * step };
  return { ...box, x: box.x + dx * step, y: box.y + dy * step };
}

const signed = new Set<TagType>(['SIGNATURE', 'INITIALS', 'NOTARY']);
const marked = new Set<TagType>(['CHECK', 'RADIO']);

/** What somebody signs prints nothing, and a box is marked by its condition; everything else prints a fact or its own words. */
export const isComplete = ({ type, path, text }: Pick<DocumentTag, 'type' | 'path' | 'text'>): boolean =>
  path !== null || Boolean(text) || signed.has(type) || marked.has(type);

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
