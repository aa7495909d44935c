import type { PdfPageText, ScanPage } from './messages.ts';
import { PdfRefusedError, readText, scanPages } from './pdf-process.ts';

/** A page with fewer letters is a picture, at most with a number stamped on it. */
const FEW_LETTERS = 25;
/** A file without any of these has its objects in plain text, and none of them is a picture: most of what programs print is like that. */
const MAY_SHOW_PICTURES = /\/(?:Image|ObjStm|Encrypt)|\/[^\s/<>[\](){}%]*#[0-9A-Fa-f]{2}/;
/** In one process: each has its limits of time and memory. */
const AT_ONCE = 2;
/** Of one file; a longer scan is searched by its first pages. */
const MOST_SCANNED = 200;

const isScanned = ({ text }: Pick<PdfPageText, 'text'>): boolean =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < FEW_LETTERS;

/**
 * Reads the words of those pages of a PDF of unknown origin that are pictures. A page that asks for too much is one that can't be read.
 * @throws PdfRefusedError for a file that can't be opened.
 */
export async function readScan(pdf: Uint8Array, signal?: AbortSignal): Promise<ScanPage[]> {
  if (!MAY_SHOW_PICTURES.test(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')))
    return [];
  const pages = (await readText(pdf)).flatMap((page, index) => (isScanned(page) ? [index + 1] : []));
  const read: ScanPage[] = [];
  for (let from = 0; from < Math.min(pages.length, MOST_SCANNED); from += AT_ONCE) {
    signal?.throwIfAborted();
    read.push(...(await readSome(pdf, pages.slice(from, from + AT_ONCE))));
  }
  return read;
}

async function readSome(pdf: Uint8Array, pages: number[]): Promise<ScanPage[]> {
  try {
    return await scanPages(pdf, pages);
  } catch (error) {
    if (!(error instanceof PdfRefusedError) || error.fault !== 'TOO_MUCH') throw error;
    const [first, ...others] = pages;
    if (others.length === 0) return pages.map((page) => ({ page, lines: [], doubt: 'UNREADABLE' as const }));
    // One of them is to blame; the others are read alone.
    return [...(await readSome(pdf, first === undefined ? [] : [first])), ...(await readSome(pdf, others))];
  }
}

/** Pages as they are read by a person: of a picture the words that were read on it, each letter in its part of its word's box. */
export const withScan = (pages: readonly PdfPageText[], scan: readonly ScanPage[]): PdfPageText[] =>
  pages.map((page, index) => {
    const read = scan.find((one) => one.page === index + 1);
    return read && isScanned(page) ? { ...page, ...lettersOf(read) } : page;
  });

function lettersOf({ lines }: ScanPage): Pick<PdfPageText, 'text' | 'places'> {
  let text = '';
  const places: number[] = [];
  const add = (letter: string, ...place: [number, number, number, number]) => {
    text += letter;
    places.push(...place);
  };
  for (const line of lines) {
    for (const { text: word, x, y, width, height } of line) {
      if (text !== '' && !text.endsWith('\n')) add(' ', 0, 0, 0, 0);
      // As many units as the text counts, so that the places of what is found in it are these.
      const each = width / word.length;
      for (let at = 0; at < word.length; at += 1) add(word[at] ?? '', x + at * each, y, each, height);
    }
    add('\n', 0, 0, 0, 0);
  }
  return { text, places: Float32Array.from(places) };
}
