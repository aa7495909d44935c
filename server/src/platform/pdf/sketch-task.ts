import sharp from 'sharp';
import type { PdfTask } from './messages.ts';
import { openInPdfium } from './pdfium.ts';
import { renderPage } from './render-page.ts';

type Sketch = Extract<PdfTask, { kind: 'sketch' }>;

/** Twice as many pixels as a list shows, for screens that are twice as sharp. */
const WIDTH = 240;
const HEIGHT = 320;
/** Drawn this much finer and then made smaller, so that thin lines and words don't break. */
const FINER = 2;

// One file, one process: nothing is worth keeping, and the processors are for others.
sharp.cache(false);
sharp.concurrency(1);

/** Each page as a small picture, as a reader sees it. */
export async function sketchTask({ pdf, from, count }: Sketch): Promise<Uint8Array[]> {
  const file = await openInPdfium(pdf);
  const last = Math.min(file.pageCount, from - 1 + count);
  const pictures: Uint8Array[] = [];
  for (let index = from - 1; index < last; index += 1) {
    const page = file.page(index);
    const scale = FINER * Math.min(WIDTH / page.width, HEIGHT / page.height);
    const { data, width, height } = renderPage(file, index, scale);
    pictures.push(
      await sharp(data, { raw: { width, height, channels: 3 } })
        .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
        .png({ palette: true, colours: 64 })
        .toBuffer(),
    );
  }
  return pictures;
}
