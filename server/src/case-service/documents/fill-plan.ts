import { conditionHolds, type FactValues, isKnown } from '@writdesk/contract/documents/conditions';
import { isFactPath } from '@writdesk/contract/documents/tag-fields';
import type { DocumentTag, FormField, TemplatePage } from '@writdesk/contract/documents/template-values';
import type { OverlayBox } from '../../../templates/overlay.ts';
import type { PdfMark } from '../../platform/pdf/index.ts';
import { tagText } from './tag-text.ts';

export interface Fillable {
  pages: readonly TemplatePage[];
  fields: readonly FormField[];
  tags: readonly DocumentTag[];
}

/** What is done to a PDF for the facts of a case. */
export interface FillPlan {
  pages: { width: number; height: number; boxes: OverlayBox[] }[];
  /** Buttons of the form that are marked as the form itself marks them. */
  marks: PdfMark[];
  /** Fields whose place the words take. */
  replaced: string[];
}

/** Which words go where, and which buttons are marked. A tag whose condition fails or whose fact is unknown prints nothing. */
export function fillPlan({ pages, fields, tags }: Fillable, facts: FactValues): FillPlan {
  const boxes = new Map<number, OverlayBox[]>();
  const marks: PdfMark[] = [];
  const replaced = new Set<string>();
  for (const tag of tags) {
    const field = fields.find(
      ({ name, option }) => name === tag.fieldName && (tag.option === null || option === tag.option),
    );
    const isButton = field?.kind === 'CHECK' || field?.kind === 'RADIO';
    if (field && !isButton) replaced.add(field.name);
    if (!conditionHolds(tag.condition, facts)) continue;
    const box = boxOf(tag, field, facts);
    if (!box) continue;
    if (field && isButton) marks.push({ field: field.name, option: field.option });
    else boxes.set(box.page, [...(boxes.get(box.page) ?? []), box.place]);
  }
  return {
    pages: pages.map(({ width, height }, index) => ({ width, height, boxes: boxes.get(index + 1) ?? [] })),
    marks,
    replaced: [...replaced],
  };
}

function boxOf(tag: DocumentTag, field: FormField | undefined, facts: FactValues) {
  if (tag.type === 'SIGNATURE' || tag.type === 'INITIALS' || tag.type === 'NOTARY') return null;
  const isMark = tag.type === 'CHECK' || tag.type === 'RADIO';
  const text = isMark ? '' : wordsOf(tag, facts);
  if (isMark ? !isMarked(tag, facts) : text === '') return null;
  // A field says itself where it is, also where a newer revision of the form moved it.
  const { page, x, y, width, height } = field ?? tag;
  const cells = tag.type === 'COMB' || field?.comb ? (field?.comb ?? [...text].length) : null;
  const place: OverlayBox = {
    id: tag.id,
    x,
    y,
    width,
    height,
    text,
    kind: isMark ? 'MARK' : cells ? 'COMB' : breaks(tag, field) ? 'LINES' : 'LINE',
    cells,
    size: tag.fontSize,
    least: Math.min(tag.minFontSize, tag.fontSize),
    align: tag.align,
    face: tag.face,
    spacing: tag.lineSpacing,
    label: tag.fieldName ?? tag.path ?? 'Text',
  };
  return { page, place };
}

const breaks = (tag: DocumentTag, field: FormField | undefined) =>
  tag.type === 'LINES' || field?.multiline === true;

export function wordsOf({ path, text, format, type }: DocumentTag, facts: FactValues): string {
  if (path === null || !isFactPath(path)) return text ?? '';
  return tagText(path, facts[path] ?? null, { format, type });
}

/** A box without a fact is marked by its condition alone; one with a flag, where the flag is set. */
function isMarked({ path }: DocumentTag, facts: FactValues): boolean {
  if (path === null) return true;
  const fact = facts[path];
  return typeof fact === 'boolean' ? fact : isKnown(fact);
}
