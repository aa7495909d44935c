import { constants, setPriority } from 'node:os';
import type { PdfTask, ScanDoubt, ScanPage, ScanWord } from './messages.ts';
import { type OpenFile, openInPdfium } from './pdfium.ts';
import { pictureOn } from './picture-on.ts';
import { renderPage } from './render-page.ts';
import { openWordReader, type ReadWord, type WordReader } from './word-reader.ts';

type Scan = Extract<PdfTask, { kind: 'scan' }>;

/** As fine as letters are read best; a drawing of several feet is read coarser. */
const DPI = 300;
const MOST_PIXELS = 20_000_000;
const MOST_WORDS = 5_000;
/** Fewer words say nothing about how well a page can be read: it may be a photo of a broken lock. */
const FEW_WORDS = 10;
const UNSURE = 55;
const SURE = 75;
/** Upside down, and on either side, as EXIF counts them. */
const turns = [3, 6, 8];
/** Courts ask for 200 or 300 pixels an inch; below this, small letters run together. */
const COARSE_DPI = 140;
/** So many lines at the very edge of a picture are no chance: they went on outside of it. */
const CUT_LINES = 3;
const EDGE_POINTS = 3;
/** Of 255. */
const DARK = 75;
/** So little of a page differs from its ground that nothing stands on it. */
const BLANK_SHARE = 0.000_4;
const DIFFERS = 40;

/** Reads the words of pages that are pictures, each with its place, and says which page somebody should look at. */
export async function scanTask({ pdf, pages }: Scan): Promise<ScanPage[]> {
  // Nobody waits for it, and the requests of others go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const file = await openInPdfium(pdf);
  const reader = await openWordReader();
  return pages.map((page) => readPage(file, reader, page));
}

function readPage(file: OpenFile, reader: WordReader, page: number): ScanPage {
  const { width, height } = file.page(page - 1);
  const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (width * height)));
  const drawn = renderPage(file, page - 1, scale);
  const gray = grayOf(drawn.data);
  const look = lookOf(gray);
  if (look === 'BLANK') return { page, lines: [], doubt: look };
  const lines = reader.read(gray, drawn);
  const words = lines.flat();
  const points = (pixels: number) => Math.round((pixels / scale) * 100) / 100;
  const kept = lines.map((line) =>
    line.map(({ text, x, y, width: wide, height: high }) => ({
      text: text.slice(0, 100),
      x: points(x),
      y: points(y),
      width: points(wide),
      height: points(high),
    })),
  );
  if (words.length < FEW_WORDS || sureness(words) >= UNSURE)
    return {
      page,
      lines: words.length > MOST_WORDS ? [] : kept,
      doubt: look ?? (words.length < FEW_WORDS ? null : pictureDoubt(file, page, kept)),
    };
  // What can't be read as it is may lie on its side. Its words would stand in the wrong places.
  const isTurned = turns.some((turn) => {
    const turned = reader.read(gray, drawn, turn).flat();
    return turned.length >= FEW_WORDS && sureness(turned) >= SURE;
  });
  return { page, lines: [], doubt: isTurned ? 'TURNED' : (look ?? 'UNREADABLE') };
}

/** What words can be read on, but a court may refuse. */
function pictureDoubt(file: OpenFile, page: number, lines: readonly ScanWord[][]): ScanDoubt | null {
  const picture = pictureOn(file, page - 1);
  if (!picture) return null;
  const [left, right] = [picture.x + EDGE_POINTS, picture.x + picture.width - EDGE_POINTS];
  const isAt = (line: readonly ScanWord[], edge: (word: ScanWord) => boolean) => line.some(edge);
  const cutLeft = lines.filter((line) => isAt(line, ({ x }) => x < left));
  const cutRight = lines.filter((line) => isAt(line, ({ x, width }) => x + width > right));
  if (Math.max(cutLeft.length, cutRight.length) >= CUT_LINES) return 'CUT';
  return picture.dpi < COARSE_DPI ? 'COARSE' : null;
}

const sureness = (words: readonly ReadWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;

function grayOf(data: Buffer): Uint8Array {
  const gray = new Uint8Array(data.length / 3);
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 3)
    gray[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 151 + (data[from + 2] ?? 0) * 28) >> 8;
  return gray;
}

/** What shows without reading: nothing stands on it, or it is too dark. */
function lookOf(gray: Uint8Array): ScanDoubt | null {
  let sum = 0;
  for (const value of gray) sum += value;
  const mean = sum / gray.length;
  let different = 0;
  for (const value of gray) if (Math.abs(value - mean) > DIFFERS) different += 1;
  if (different / gray.length < BLANK_SHARE) return 'BLANK';
  return mean < DARK ? 'DARK' : null;
}
