import type { PdfBox } from './messages.ts';
import type { OpenFile } from './pdfium.ts';

const IMAGE = 3;
/** A smaller one is a logo or a stamp on the page, not the page. */
const LEAST_SHARE = 0.25;

/** The largest picture on a page, where a reader sees it, and how many pixels of it make an inch; null where none fills the page. */
export function pictureOn(file: OpenFile, index: number): (PdfBox & { dpi: number }) | null {
  const { pdfium } = file;
  const page = file.page(index);
  const count = pdfium.FPDFPage_CountObjects(page.handle);
  let largest: (PdfBox & { dpi: number }) | null = null;
  for (let at = 0; at < count; at += 1) {
    const object = pdfium.FPDFPage_GetObject(page.handle, at);
    if (pdfium.FPDFPageObj_GetType(object) !== IMAGE) continue;
    const box = seenBox(file, page, object);
    if (!box || box.width * box.height < LEAST_SHARE * page.width * page.height) continue;
    if (!largest || box.width * box.height > largest.width * largest.height)
      largest = { ...box, dpi: dpiOf(file, object, box) };
  }
  return largest;
}

function seenBox(
  { pdfium, room }: OpenFile,
  { handle, width, height }: ReturnType<OpenFile['page']>,
  object: number,
): PdfBox | null {
  const [bounds, onScreen] = [room(4 * 4), room(2 * 4)];
  if (!pdfium.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) return null;
  const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) =>
    pdfium.pdfium.getValue(bounds + offset, 'float'),
  );
  const corner = (x = 0, y = 0): [number, number] => {
    pdfium.FPDF_PageToDevice(
      handle,
      0,
      0,
      Math.round(width),
      Math.round(height),
      0,
      x,
      y,
      onScreen,
      onScreen + 4,
    );
    return [pdfium.pdfium.getValue(onScreen, 'i32'), pdfium.pdfium.getValue(onScreen + 4, 'i32')];
  };
  const [x, y] = corner(left, top);
  const [toX, toY] = corner(right, bottom);
  return { x: Math.min(x, toX), y: Math.min(y, toY), width: Math.abs(toX - x), height: Math.abs(toY - y) };
}

/** A turned picture has its width along the height of what is seen, so that its pixels are counted over its area. */
function dpiOf({ pdfium, room }: OpenFile, object: number, { width, height }: PdfBox): number {
  const size = room(2 * 4);
  if (!pdfium.FPDFImageObj_GetImagePixelSize(object, size, size + 4)) return Infinity;
  const pixels = pdfium.pdfium.getValue(size, 'i32') * pdfium.pdfium.getValue(size + 4, 'i32');
  return 72 * Math.sqrt(pixels / (width * height));
}
