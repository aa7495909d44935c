import type { DocumentTag, TagType, TemplatePage } from '@writdesk/contract/documents/template-values';
import type { Box } from '../../../shared/files/page-boxes.ts';
import { onPage } from '../../../shared/files/page-boxes.ts';
import { guessFact } from './guess-fact.ts';
import type { PageShapes } from './page-shapes.ts';
import { blankTag } from './tag-moves.ts';
import { touched } from './tag-groups.ts';

/** As high as a line that is written on by hand. */
const LINE_HEIGHT = 16;
const LEAST_HEIGHT = 9;
const LEAST_WIDTH = 24;
/** A rule across the page divides it; nobody writes on it. */
const MOST_SHARE = 0.85;
/** A box of this size is checked. */
const CHECK = { least: 5, most: 22 };
/** Above this, a box takes several lines. */
const SEVERAL = 34;
/** So far to the left the words that say what goes here may stand, or so far above. */
const LEFT = 170;
const ABOVE = 16;
/** Most on a page: what has more is a drawing. */
const MOST = 200;

interface Proposal {
  box: Box;
  type: TagType;
}

/**
 * Tags for the lines and boxes of a page that somebody would fill by hand: where no tag or field is yet. What the words next to them say is
 * guessed; a person confirms it.
 */
export function proposedTags(
  { lines, boxes, words }: Omit<PageShapes, 'baselines'>,
  { number, page, taken }: { number: number; page: TemplatePage; taken: readonly Box[] },
): DocumentTag[] {
  const free: Proposal[] = [];
  const add = ({ box, type }: Proposal) => {
    const isFree = touched([...taken, ...free.map((one) => one.box)], inner(box)).length === 0;
    if (isFree && free.length < MOST) free.push({ box, type });
  };
  for (const row of rowsOf(boxes)) {
    const [first, ...others] = row;
    if (!first) continue;
    if (others.length >= 2) add({ box: around(row), type: 'COMB' });
    else for (const box of row) boxProposals(box, { words, boxes, page }).forEach(add);
  }
  for (const line of lines) lineProposals(line, { words, lines, page }).forEach(add);
  return free
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .map(({ box, type }) => tagAt(box, type, { words, number, page }));
}

const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + 1,
  y: y + 1,
  width: Math.max(0, width - 2),
  height: Math.max(0, height - 2),
});
const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;

/** Over a line, as far as nothing is printed there: words at its left end are its label. */
function lineProposals(
  line: Box,
  { words, lines, page }: { words: readonly Box[]; lines: readonly Box[]; page: TemplatePage },
): Proposal[] {
  if (line.width < LEAST_WIDTH || line.height > line.width || line.width > page.width * MOST_SHARE) return [];
  const above = lines
    .filter(
      (one) =>
        one !== line &&
        bottom(one) < line.y - 1 &&
        touched([{ ...one, y: 0, height: 0 }], { ...line, y: 0, height: 0 }).length > 0,
    )
    .map((one) => line.y - bottom(one));
  const height = Math.min(LINE_HEIGHT, ...above, line.y);
  if (height < LEAST_HEIGHT) return [];
  const whole = { x: line.x, y: line.y - height, width: line.width, height };
  const inWay = touched(words, inner(whole)).toSorted((a, b) => a.x - b.x);
  const label = inWay.filter(({ x, width }) => x + width / 2 < line.x + line.width / 2);
  // Words to the middle and beyond: the line is drawn under them.
  if (label.length < inWay.length) return [];
  const from = Math.max(line.x, ...label.map((word) => right(word) + 2));
  const width = right(line) - from;
  return width < LEAST_WIDTH ? [] : [{ box: { ...whole, x: from, width }, type: 'TEXT' }];
}

function boxProposals(
  box: Box,
  { words, boxes, page }: { words: readonly Box[]; boxes: readonly Box[]; page: TemplatePage },
): Proposal[] {
  const { width, height } = box;
  const isSmall = (length: number) => length >= CHECK.least && length <= CHECK.most;
  const isSquare = width / height > 0.6 && width / height < 1.7;
  const inside = touched(words, inner(box));
  if (isSmall(width) && isSmall(height) && isSquare) return inside.length > 0 ? [] : [{ box, type: 'CHECK' }];
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT + 2 || width * height > page.width * page.height * 0.6)
    return [];
  // One that others lie in is a frame.
  if (
    boxes.some(
      (one) =>
        one !== box &&
        one.width * one.height < width * height &&
        touched([inner(one)], inner(box)).length > 0,
    )
  )
    return [];
  // A label stands at the top; what is printed lower down fills the box.
  const top = Math.max(box.y + 1, ...inside.map((word) => bottom(word) + 1));
  const room = { x: box.x + 2, y: top, width: width - 4, height: bottom(box) - 1 - top };
  if (room.height < LEAST_HEIGHT) return [];
  return [{ box: room, type: room.height > SEVERAL ? 'LINES' : 'TEXT' }];
}

/** Boxes of one size that stand side by side take a character each. */
function rowsOf(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.find((one) => {
      const last = one.at(-1);
      return (
        last &&
        Math.abs(last.y - box.y) < 1.5 &&
        Math.abs(last.height - box.height) < 1.5 &&
        Math.abs(last.width - box.width) < 1.5 &&
        box.width <= 26 &&
        Math.abs(right(last) - box.x) < 2
      );
    });
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

function tagAt(
  box: Box,
  type: TagType,
  { words, number, page }: { words: PageShapes['words']; number: number; page: TemplatePage },
): DocumentTag {
  const tag = { ...blankTag(onPage(box, page), number), type };
  const label = type === 'CHECK' ? '' : labelOf(box, words);
  if (/signature|signed|firma/i.test(label)) return { ...tag, type: 'SIGNATURE' };
  return { ...tag, path: type === 'CHECK' ? null : guessFact(label) };
}

/** The words to the left on the same line, else those right above. */
function labelOf(box: Box, words: PageShapes['words']): string {
  const said = (found: PageShapes['words']) =>
    found
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' ');
  const beside = words.filter(
    (word) =>
      right(word) <= box.x + 3 &&
      right(word) > box.x - LEFT &&
      bottom(word) > box.y &&
      word.y < bottom(box) + 3,
  );
  if (beside.length > 0) return said(beside);
  return said(
    words.filter(
      (word) =>
        bottom(word) <= box.y + 3 &&
        bottom(word) > box.y - ABOVE &&
        word.x < right(box) &&
        right(word) > box.x,
    ),
  );
}
