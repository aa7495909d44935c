import type { PdfPageText } from './messages.ts';
import { type OpenFile, type OpenPage, openInPdfium } from './pdfium.ts';
import { MOST_PAGES, RefusedFile } from './refused-file.ts';

/** The page is measured in so many parts of a point. */
const FINE = 20;

/** The characters of each page, and where a reader sees each. A page that is a picture has none. */
export async function textTask(pdf: Uint8Array): Promise<PdfPageText[]> {
  const file = await openInPdfium(pdf);
  if (file.pageCount > MOST_PAGES) throw new RefusedFile('TOO_MANY_PAGES', `${file.pageCount} pages`);
  return Array.from({ length: file.pageCount }, (_, index) => readPage(file, file.page(index)));
}

/** The characters of one page. */
export function readPage(file: OpenFile, page: OpenPage): PdfPageText {
  const { pdfium } = file;
  const text = pdfium.FPDFText_LoadPage(page.handle);
  const count = text ? Math.max(0, pdfium.FPDFText_CountChars(text)) : 0;
  const places = new Float32Array(count * 4);
  const [at, onScreen] = [file.room(4 * 8), file.room(2 * 4)];
  let characters = '';
  for (let index = 0; index < count; index += 1) {
    const code = pdfium.FPDFText_GetUnicode(text, index);
    // One place in the text for each character: what takes two is no letter that anybody looks for.
    characters += code > 0 && code <= 0xff_ff ? String.fromCharCode(code) : '\u{FFFD}';
    const isPlaced = pdfium.FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24);
    if (isPlaced) places.set(seenBox(file, page, { at, onScreen }), index * 4);
  }
  return { width: page.width, height: page.height, text: characters, places };
}

/** A character's box from the top left of the page as a reader sees it: x, y, width, height. */
function seenBox(
  { pdfium }: OpenFile,
  { handle, width, height }: OpenPage,
  { at, onScreen }: { at: number; onScreen: number },
): [number, number, number, number] {
  const value = (offset: number) => pdfium.pdfium.getValue(at + offset, 'double');
  const corner = (x: number, y: number): [number, number] => {
    const [across, down] = [Math.round(width * FINE), Math.round(height * FINE)];
    pdfium.FPDF_PageToDevice(handle, 0, 0, across, down, 0, x, y, onScreen, onScreen + 4);
    const seen = (offset: number) => pdfium.pdfium.getValue(onScreen + offset, 'i32') / FINE;
    return [seen(0), seen(4)];
  };
  const [left, right, bottom, top] = [value(0), value(8), value(16), value(24)];
  const [x, y] = corner(left, top);
  const [toX, toY] = corner(right, bottom);
  return [Math.min(x, toX), Math.min(y, toY), Math.abs(toX - x), Math.abs(toY - y)];
}
