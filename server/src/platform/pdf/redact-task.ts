import { PDFDocument, type PDFImage, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { clean, nameMade } from './bind-task.ts';
import type { MadePdf, PdfMask, PdfTask } from './messages.ts';
import { type OpenFile, openInPdfium } from './pdfium.ts';
import { openFile } from './read-task.ts';
import { type Pixels, renderPage } from './render-page.ts';
import { RefusedFile } from './refused-file.ts';
import { entangledPages } from './shared-streams.ts';

type Redact = Extract<PdfTask, { kind: 'redact' }>;

const DPI = 300;
/** A drawing of several feet is made coarser. */
const MOST_PIXELS = 40_000_000;
/** Up to this share of pixels that are neither nearly white nor nearly black, a page is words, which stay sharp without loss. */
const MOST_TONES = 0.08;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Blackens places of a file. Each page that has one becomes a picture of itself, as does each page that shares anything with it; nothing
 * of what they were is in the file. The others stay as they are, without what runs, is attached or comments.
 */
export async function redactTask({ pdf, masks, title, madeAt }: Redact): Promise<MadePdf> {
  const source = await openFlat(pdf);
  const pages = source.getPages();
  const off = masks.find(({ page }) => page > pages.length);
  if (off) throw new RefusedFile('NO_PAGES', `no page ${off.page}`);
  const flat = await openInPdfium(await source.save({ updateFieldAppearances: false }));
  const chosen = new Set(masks.map(({ page }) => page - 1));
  const pictured = new Set([...chosen, ...entangledPages(pages, chosen)]);
  const made = await PDFDocument.create({ updateMetadata: false });
  const sizes: MadePdf['pages'] = [];
  for (const index of pages.keys()) {
    const on = masks.filter(({ page }) => page === index + 1);
    const { width, height } = flat.page(index);
    sizes.push({ width, height });
    if (pictured.has(index)) await addPicture(made, flat, { index, masks: on });
    else for (const page of await made.copyPages(source, [index])) made.addPage(page);
  }
  nameMade(made, { title, madeAt });
  return { pdf: await made.save({ updateFieldAppearances: false }), pages: sizes };
}

/** A file of unknown origin with a flat form, and without what runs, is attached or comments. */
export async function openFlat(pdf: Uint8Array): Promise<PDFDocument> {
  const source = await openFile(pdf);
  const form = source.getForm();
  form.deleteXFA();
  form.flatten({ updateFieldAppearances: false });
  for (const page of source.getPages()) clean(page);
  return source;
}

/** A page of a file as a picture of itself. */
export async function addPicture(
  made: PDFDocument,
  file: OpenFile,
  { index, masks }: { index: number; masks: readonly PdfMask[] },
): Promise<void> {
  const { width, height } = file.page(index);
  const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (width * height)));
  const pixels = blackened(renderPage(file, index, scale), masks, scale);
  const page = made.addPage([width, height]);
  const image = await embed(made, pixels);
  page.drawImage(image, { x: 0, y: 0, width, height });
  // Now, not at the end: a file of many pages would hold the pixels of all of them.
  await image.embed();
  for (const mask of masks) await write(made, page, mask);
}

/** Black wherever a box reaches, to the whole pixel around it. */
function blackened(pixels: Pixels, masks: readonly PdfMask[], scale: number): Pixels {
  const { width, height, data } = pixels;
  for (const mask of masks) {
    const [left, top] = [Math.max(0, Math.floor(mask.x * scale)), Math.max(0, Math.floor(mask.y * scale))];
    const right = Math.min(width, Math.ceil((mask.x + mask.width) * scale));
    const bottom = Math.min(height, Math.ceil((mask.y + mask.height) * scale));
    for (let y = top; y < bottom; y += 1) data.fill(0, (y * width + left) * 3, (y * width + right) * 3);
  }
  return pixels;
}

/** Words without loss, in few tones; what is a photograph as one. */
async function embed(made: PDFDocument, { width, height, data }: Pixels): Promise<PDFImage> {
  const { isGray, tones } = looks(data);
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const gray = isGray ? image.toColourspace('b-w') : image;
  if (tones <= MOST_TONES) return made.embedPng(await gray.png({ palette: true, colours: 32 }).toBuffer());
  return made.embedJpg(await gray.jpeg({ quality: 85 }).toBuffer());
}

function looks(data: Buffer): { isGray: boolean; tones: number } {
  let isGray = true;
  let between = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 8) isGray = false;
    if (green > 24 && green < 232) between += 1;
  }
  return { isGray, tones: (between * 3) / data.length };
}

/** What stands in the place of what was there, such as the initials of a child: in white, as large as fits. */
async function write(made: PDFDocument, page: PDFPage, { label, ...box }: PdfMask): Promise<void> {
  if (!label) return;
  const font = await made.embedFont(StandardFonts.HelveticaBold);
  const size = Math.min(box.height * 0.8, (box.width * 0.9) / font.widthOfTextAtSize(label, 1));
  page.drawText(label, {
    font,
    size,
    color: rgb(1, 1, 1),
    x: box.x + (box.width - font.widthOfTextAtSize(label, size)) / 2,
    y: page.getHeight() - box.y - box.height / 2 - size * 0.36,
  });
}
