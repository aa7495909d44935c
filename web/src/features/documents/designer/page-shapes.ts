import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box } from '../../../shared/files/page-boxes.ts';

/** What a page shows that a tag may stand on, in or next to: places from the top left as a reader sees them, in points. */
export interface PageShapes {
  lines: Box[];
  boxes: Box[];
  words: (Box & { text: string })[];
  /** Points from the top where lines of words stand, each once. */
  baselines: number[];
}

type DrawnShapes = Pick<PageShapes, 'lines' | 'boxes'>;
type Matrix = readonly number[];
interface Drawn {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}
/** The numbers that the reader gives its operators. */
export type OperatorCodes = Readonly<
  Record<
    | 'save'
    | 'restore'
    | 'transform'
    | 'paintFormXObjectBegin'
    | 'paintFormXObjectEnd'
    | 'constructPath'
    | 'stroke'
    | 'closeStroke'
    | 'fill'
    | 'eoFill'
    | 'fillStroke'
    | 'eoFillStroke'
    | 'closeFillStroke'
    | 'closeEOFillStroke',
    number
  >
>;

/** Thinner than this, a rectangle is a line. */
const THIN = 2.5;
/** A page of a map may have a million. */
const MOST_PATHS = 20_000;

/** Of a path the reader gives numbers: what is drawn, and where to. */
const MOVE = 0;
const LINE = 1;
const CLOSE = 4;
const lengths: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };

const times = (a: Matrix, b: Matrix): Matrix => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};
const seenAt = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});
interface Point {
  x: number;
  y: number;
}

/** Reads the lines and boxes of a page from what it draws. @param seen turns the page's own places into those of its reader. */
export function shapesOf({ fnArray, argsArray }: Drawn, codes: OperatorCodes, seen: Matrix): DrawnShapes {
  const stroked = new Set([
    codes.stroke,
    codes.closeStroke,
    codes.fillStroke,
    codes.eoFillStroke,
    codes.closeFillStroke,
    codes.closeEOFillStroke,
  ]);
  const filled = new Set([codes.fill, codes.eoFill]);
  const found: DrawnShapes = { lines: [], boxes: [] };
  const outer: Matrix[] = [];
  let matrix = seen;
  let paths = 0;
  for (const [index, code] of fnArray.entries()) {
    const args = argsArray[index];
    if (code === codes.save) outer.push(matrix);
    else if (code === codes.restore || code === codes.paintFormXObjectEnd) matrix = outer.pop() ?? seen;
    else if (code === codes.transform && isNumbers(args)) matrix = times(matrix, args);
    else if (code === codes.paintFormXObjectBegin) {
      outer.push(matrix);
      const own: unknown = Array.isArray(args) ? args[0] : null;
      if (isNumbers(own)) matrix = times(matrix, own);
    } else if (code === codes.constructPath && Array.isArray(args) && (paths += 1) <= MOST_PATHS) {
      const [paint, data] = args as [number, unknown[]];
      const [numbers] = Array.isArray(data) ? data : [];
      if ((stroked.has(paint) || filled.has(paint)) && isNumbers(numbers))
        for (const points of partsOf(numbers, matrix)) note(points, stroked.has(paint), found);
    }
  }
  return found;
}

const isNumbers = (value: unknown): value is number[] =>
  (Array.isArray(value) && value.every((one) => typeof one === 'number')) || value instanceof Float32Array;

/** The straight parts of a path, each as its corners; what is bent is neither line nor box. */
function partsOf(numbers: readonly number[], matrix: Matrix): Point[][] {
  const parts: Point[][] = [];
  let isBent = false;
  for (let at = 0; at < numbers.length;) {
    const kind = numbers[at] ?? CLOSE;
    const point = seenAt(matrix, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0);
    at += 1 + (lengths[kind] ?? 0);
    if (kind === MOVE) {
      if (isBent) parts.pop();
      isBent = false;
      parts.push([point]);
    } else if (kind === LINE) parts.at(-1)?.push(point);
    else if (kind === CLOSE) {
      const part = parts.at(-1);
      const first = part?.[0];
      if (part && first) part.push(first);
    } else isBent = true;
  }
  if (isBent) parts.pop();
  return parts;
}

function note(points: readonly Point[], isStroked: boolean, { lines, boxes }: DrawnShapes): void {
  const straight = points.slice(1).every((point, index) => isStraight(points[index] ?? point, point));
  if (points.length < 2 || !straight) return;
  const box = around(points);
  const isThin = Math.min(box.width, box.height) <= THIN;
  if (isThin) lines.push(box);
  // What is filled alone is a background.
  else if (isStroked && isClosed(points)) boxes.push(box);
  else if (isStroked)
    for (const [index, point] of points.slice(1).entries())
      lines.push(around([points[index] ?? point, point]));
}

const isStraight = (a: Point, b: Point) => Math.abs(a.x - b.x) < 0.5 || Math.abs(a.y - b.y) < 0.5;

/** The four sides of a rectangle, wherever it begins. */
function isClosed(points: readonly Point[]): boolean {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 5 || points.length > 6) return false;
  return Math.abs(first.x - last.x) < 1 && Math.abs(first.y - last.y) < 1;
}

function around(points: readonly Point[]): Box {
  const [x, y] = [Math.min(...points.map((one) => one.x)), Math.min(...points.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...points.map((one) => one.x)) - x,
    height: Math.max(...points.map((one) => one.y)) - y,
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Blanks that a form draws with its letters: a row of underscores is a line. */
const BLANK = /_{4,}/g;

/** The lines, boxes and words of a page of an open PDF. What the page draws is only read. */
export async function readShapes(page: PDFPageProxy): Promise<PageShapes> {
  const { OPS } = await import('pdfjs-dist');
  const seen = page.getViewport({ scale: 1 }).transform;
  const [drawn, { items }] = await Promise.all([page.getOperatorList(), page.getTextContent()]);
  const { lines, boxes } = shapesOf(drawn, OPS, seen);
  const words: PageShapes['words'] = [];
  const baselines = new Set<number>();
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 1, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const [from, to] = [seenAt(seen, x, y), seenAt(seen, x + item.width, y + item.height)];
    const ahead = seenAt(seen, x + a, y + b);
    const start = seenAt(seen, x, y);
    if (Math.abs(ahead.y - start.y) < 0.01 * Math.abs(ahead.x - start.x)) baselines.add(tenth(start.y));
    // Words that stand on their side are in the way, but no label.
    const box = around([from, to]);
    const each = box.width / item.str.length;
    for (const { 0: blank, index } of item.str.matchAll(BLANK))
      lines.push({ x: box.x + index * each, y: box.y + box.height, width: blank.length * each, height: 0 });
    const rest = item.str.matchAll(/[^_]+|(?<!_)_{1,3}(?!_)/g);
    for (const { 0: text, index } of rest)
      if (text.trim() !== '')
        words.push({ ...box, text: text.trim(), x: box.x + index * each, width: text.length * each });
  }
  return { lines, boxes, words, baselines: [...baselines] };
}
