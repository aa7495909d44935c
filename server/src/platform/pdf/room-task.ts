import type { PdfBox, PdfTask } from './messages.ts';
import { openInPdfium } from './pdfium.ts';
import { type Pixels, renderPage } from './render-page.ts';

type Room = Extract<PdfTask, { kind: 'room' }>;

/** Pixels for each point: the thinnest line still darkens one. */
const SCALE = 2;
/** How far from the edges of the page a stamp keeps, in points, so that every printer prints it. */
const EDGE = 20;
/** What is free around a stamp. */
const GAP = 5;
/** How deep the margins are in which a place is looked for. */
const MARGIN = 96;
const STEP = 4;
/** By how much a pixel may differ from the background: a scan is never quite even. */
const EVEN = 28;

/** A place in the lower or else the upper margin of a page with nothing under it, the furthest to the right; null where there is none. */
export async function roomTask({ pdf, page, width, height, below }: Room): Promise<PdfBox | null> {
  const pixels = renderPage(await openInPdfium(pdf), page - 1, SCALE);
  const size = { width: pixels.width / SCALE, height: pixels.height / SCALE };
  const inked = countInk(pixels);
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const [left, top] = [x - GAP, y - GAP].map((at) => Math.max(0, Math.floor(at * SCALE)));
    const right = Math.min(pixels.width, Math.ceil((x + width + GAP) * SCALE));
    const bottom = Math.min(pixels.height, Math.ceil((y + height + GAP) * SCALE));
    return inked(left ?? 0, top ?? 0, right, bottom) === 0;
  };
  const free = placesIn(size, { width, height, below }).find(isFree);
  return free ? { ...free, width, height } : null;
}

/** From the lowest line of the lower margin upward, then from the highest of the upper one downward; each from the right. */
function placesIn(
  page: { width: number; height: number },
  { width, height, below }: Omit<Room, 'kind' | 'pdf' | 'page'>,
) {
  const lowest = page.height - Math.max(below, EDGE) - height;
  const deep = Math.min(MARGIN, page.height / 2) - height;
  const lines = (from: number, step: number, end: number) =>
    Array.from(
      { length: Math.max(0, Math.floor((end - from) / step) + 1) },
      (_, index) => from + index * step,
    );
  const rows = [...lines(lowest, -STEP, page.height - height - deep), ...lines(EDGE, STEP, deep)];
  const columns = lines(page.width - EDGE - width, -STEP, EDGE);
  return rows.flatMap((y) => columns.map((x) => ({ x, y })));
}

/** How many pixels of a rectangle are no background, for any rectangle at once. */
function countInk({ width, height, data }: Pixels) {
  const light = (at: number) =>
    ((data[at * 3] ?? 0) * 299 + (data[at * 3 + 1] ?? 0) * 587 + (data[at * 3 + 2] ?? 0) * 114) / 1_000;
  const tones = new Uint32Array(256);
  for (let at = 0; at < width * height; at += 1)
    tones[Math.round(light(at))] = sumAt(tones, Math.round(light(at))) + 1;
  const paper = tones.indexOf(Math.max(...tones));
  const row = width + 1;
  const sums = new Uint32Array(row * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInk = paper < 128 || Math.abs(light(y * width + x) - paper) > EVEN;
      const at = (y + 1) * row + x + 1;
      sums[at] = (isInk ? 1 : 0) + sumAt(sums, at - 1) + sumAt(sums, at - row) - sumAt(sums, at - row - 1);
    }
  return (left: number, top: number, right: number, bottom: number) =>
    sumAt(sums, bottom * row + right) -
    sumAt(sums, top * row + right) -
    sumAt(sums, bottom * row + left) +
    sumAt(sums, top * row + left);
}

const sumAt = (sums: Uint32Array, at: number): number => sums[at] ?? 0;
