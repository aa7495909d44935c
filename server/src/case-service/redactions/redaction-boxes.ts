import type { RedactionBox } from '@writdesk/contract/documents/redaction-values';
import type { PdfPageText } from '../../platform/pdf/index.ts';
import { type Finding, findPrivate, type PrivateFacts } from './find-private.ts';

/** So much more than the letters, in points: a black box as tight as they are still shows their shape at its edge. */
const AROUND = 1.5;

/** What looks private in a document, each place as a box; what goes over a line end is a box on each line. */
export function proposedBoxes(pages: readonly PdfPageText[], facts: PrivateFacts): RedactionBox[] {
  return pages.flatMap((page, index) =>
    findPrivate(page.text, facts).flatMap((finding) => boxesOf(page, index + 1, finding)),
  );
}

/** Also what was black in the version before, where nothing is proposed in its place: what somebody drew knows no words. */
export const withEarlier = (
  proposals: readonly RedactionBox[],
  earlier: readonly RedactionBox[],
): RedactionBox[] => [
  ...proposals,
  ...earlier.filter((box) => !proposals.some((one) => one.page === box.page && overlap(one, box))),
];

const overlap = (a: RedactionBox, b: RedactionBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

interface Line {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxesOf(page: PdfPageText, number: number, { from, to, kind, label }: Finding): RedactionBox[] {
  const lines: Line[] = [];
  let isNew = true;
  for (let index = from; index < to; index += 1) {
    if (/[\r\n]/.test(page.text[index] ?? '')) isNew = true;
    const [x = 0, y = 0, width = 0, height = 0] = page.places.subarray(index * 4, index * 4 + 4);
    // Spaces and line ends have no place.
    if (width <= 0 || height <= 0) continue;
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    const line = isNew ? undefined : lines.at(-1);
    if (line) extend(line, box);
    else lines.push(box);
    isNew = false;
  }
  return lines.map((line, index) => ({
    page: number,
    ...within(page, line),
    kind,
    // A name over two lines has its initials once.
    label: index === 0 ? label : null,
  }));
}

function extend(line: Line, box: Line): void {
  line.left = Math.min(line.left, box.left);
  line.top = Math.min(line.top, box.top);
  line.right = Math.max(line.right, box.right);
  line.bottom = Math.max(line.bottom, box.bottom);
}

function within({ width, height }: PdfPageText, { left, top, right, bottom }: Line) {
  const x = Math.max(0, left - AROUND);
  const y = Math.max(0, top - AROUND);
  return {
    x: hundredth(x),
    y: hundredth(y),
    width: hundredth(Math.min(width, right + AROUND) - x),
    height: hundredth(Math.min(height, bottom + AROUND) - y),
  };
}

const hundredth = (value: number) => Math.round(value * 100) / 100;
