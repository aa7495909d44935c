import sharp from 'sharp';
import { diffWords, type PagedWord, type WordRun } from './diff-words.ts';
import type { ComparedPicture, ComparedRun, PdfComparison, PdfTask } from './messages.ts';
import { type OpenFile, openInPdfium } from './pdfium.ts';
import { MOST_PAGES, RefusedFile } from './refused-file.ts';
import { type Pixels, renderPage } from './render-page.ts';

type Compare = Extract<PdfTask, { kind: 'compare' }>;

/** Pixels for each point: of every page, to find those that differ, and of the one that is looked at. */
const COARSE = 1;
const FINE = 1.5;
/** By how much a color of a pixel may differ: the same words in another place of the grid have other edges. */
const EVEN = 40;
/** How many words stay on each side of a change. */
const AROUND = 12;

// One file, one process: nothing is worth keeping, and the processors are for others.
sharp.cache(false);
sharp.concurrency(1);

/** What differs between two files: words in the order in which they are read, and pages as they look. */
export async function compareTask({ before, after, page }: Compare): Promise<PdfComparison> {
  const [one, other] = [await openInPdfium(before), await openInPdfium(after)];
  const count = Math.max(one.pageCount, other.pageCount);
  if (count > MOST_PAGES) throw new RefusedFile('TOO_MANY_PAGES', `${count} pages`);
  const changed = Array.from({ length: count }, (_, index) => isChanged(one, other, index));
  const shown = page ?? Math.max(1, changed.indexOf(true) + 1);
  return {
    pages: changed,
    words: diffWords(wordsOf(one), wordsOf(other)).flatMap((run, index, { length }) =>
      shortened(run, { isFirst: index === 0, isLast: index === length - 1 }),
    ),
    picture: shown > count ? null : await picture(one, other, shown),
  };
}

const drawn = (file: OpenFile, index: number, scale: number): Pixels | null =>
  index < file.pageCount ? renderPage(file, index, scale) : null;

function isChanged(one: OpenFile, other: OpenFile, index: number): boolean {
  const [before, after] = [drawn(one, index, COARSE), drawn(other, index, COARSE)];
  if (!before || !after || before.width !== after.width || before.height !== after.height) return true;
  return before.data.some((value, at) => Math.abs(value - (after.data[at] ?? 0)) > EVEN);
}

/** A page of both as pictures, and one of what went and what came. */
async function picture(one: OpenFile, other: OpenFile, page: number): Promise<ComparedPicture> {
  const [before, after] = [drawn(one, page - 1, FINE), drawn(other, page - 1, FINE)];
  return {
    page,
    before: before && (await pngOf(before)),
    after: after && (await pngOf(after)),
    difference: await pngOf(differenceOf(before, after)),
  };
}

const pngOf = ({ data, width, height }: Pixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** What is the same in light gray, what went in red, what came in blue. */
function differenceOf(before: Pixels | null, after: Pixels | null): Pixels {
  const [width, height] = [
    Math.max(before?.width ?? 0, after?.width ?? 0),
    Math.max(before?.height ?? 0, after?.height ?? 0),
  ];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [lightAt(before, x, y), lightAt(after, x, y)];
      data.set(colorOf(was, is), (y * width + x) * 3);
    }
  return { width, height, data };
}

function colorOf(was: number, is: number): readonly number[] {
  if (is - was > EVEN) return [200, was * 0.6, was * 0.6];
  if (was - is > EVEN) return [is * 0.6, is * 0.6, 220];
  const pale = 255 - (255 - is) * 0.3;
  return [pale, pale, pale];
}

/** How light a pixel is; beyond the page it is white. */
function lightAt(pixels: Pixels | null, x: number, y: number): number {
  if (!pixels || x >= pixels.width || y >= pixels.height) return 255;
  const at = (y * pixels.width + x) * 3;
  const { data } = pixels;
  return ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1_000;
}

function wordsOf(file: OpenFile): PagedWord[] {
  return Array.from({ length: file.pageCount }, (_, index) =>
    charactersOf(file, index)
      .split(/\s+/)
      .filter(Boolean)
      .map((text) => ({ text, page: index + 1 })),
  ).flat();
}

function charactersOf({ pdfium, page }: OpenFile, index: number): string {
  const text = pdfium.FPDFText_LoadPage(page(index).handle);
  const count = text ? Math.max(0, pdfium.FPDFText_CountChars(text)) : 0;
  let characters = '';
  for (let at = 0; at < count; at += 1) {
    const code = pdfium.FPDFText_GetUnicode(text, at);
    // PDFium marks the hyphen at the end of a line as a control character, and what it can’t read as nothing.
    if (code >= 0x20 && code <= 0x10_ff_ff) characters += String.fromCodePoint(code);
    else characters += code === 0x02 ? '-' : ' ';
  }
  pdfium.FPDFText_ClosePage(text);
  return characters;
}

/** What stayed the same keeps the words next to what changed; where all is the same nothing is said. */
function shortened(
  { kind, words }: WordRun,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): ComparedRun[] {
  const said = (some: readonly PagedWord[]) => some.map(({ text }) => text).join(' ');
  const page = words[0]?.page ?? 1;
  if (kind === 'SAME' && isFirst && isLast) return [];
  const most = isFirst || isLast ? AROUND : 2 * AROUND;
  if (kind !== 'SAME' || words.length <= most) return [{ kind, page, text: said(words) }];
  const [head, tail] = [words.slice(0, AROUND), words.slice(-AROUND)];
  if (isFirst) return [{ kind, page: tail[0]?.page ?? page, text: `… ${said(tail)}` }];
  if (isLast) return [{ kind, page, text: `${said(head)} …` }];
  return [
    { kind, page, text: `${said(head)} …` },
    { kind, page: tail[0]?.page ?? page, text: `… ${said(tail)}` },
  ];
}
