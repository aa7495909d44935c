import type { OpenFile } from './pdfium.ts';

export interface Pixels {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  data: Buffer;
}

/** Blue, green, red, one unused. */
const FORMAT_BGRX = 3;
const WITH_NOTES = 1;

/** A page as a reader sees it. @param scale pixels for each point. */
export function renderPage(
  { pdfium, page: open, room, memory }: OpenFile,
  index: number,
  scale: number,
): Pixels {
  const page = open(index);
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
  const stride = width * 4;
  const at = room(stride * height);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, at, stride);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xff_ff_ff_ff);
  pdfium.FPDF_RenderPageBitmap(bitmap, page.handle, 0, 0, width, height, 0, WITH_NOTES);
  const drawn = memory().subarray(at, at + stride * height);
  const data = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; from < drawn.length; from += 4, to += 3) {
    data[to] = drawn[from + 2] ?? 0;
    data[to + 1] = drawn[from + 1] ?? 0;
    data[to + 2] = drawn[from] ?? 0;
  }
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.pdfium.wasmExports.free(at);
  return { width, height, data };
}
