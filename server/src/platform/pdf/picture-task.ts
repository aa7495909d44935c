import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { isHeic, openHeic } from './heic.ts';
import type { MadePdf, PdfTask } from './messages.ts';
import { MOST_PAGES, RefusedFile } from './refused-file.ts';

type Picture = Extract<PdfTask, { kind: 'picture' }>;

/** A Letter page in points, its margin, and how fine a printer sees. */
const SHORT = 612;
const LONG = 792;
const MARGIN = 36;
const FINE_DPI = 300;
/** A small picture is not blown up beyond what a screen shows. */
const MOST_POINTS_PER_PIXEL = 0.75;

// One file, one process: nothing is worth keeping, and the processors are for others.
sharp.cache(false);
sharp.concurrency(1);

/** Lays each page of each picture upright on a page. What else its file says (place, camera, thumbnails) is not taken over. */
export async function pictureTask({ pictures, title, madeAt, dpi = FINE_DPI }: Picture): Promise<MadePdf> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const pages: MadePdf['pages'] = [];
  for (const picture of pictures) {
    const count = isHeic(picture) ? 1 : ((await open(picture).metadata()).pages ?? 1);
    if (pages.length + count > MOST_PAGES) throw new RefusedFile('TOO_MANY_PAGES', `${count} pages more`);
    for (let page = 0; page < count; page += 1) {
      const image = isHeic(picture) ? await openHeic(picture) : open(picture, page);
      const facts = await image.metadata();
      pages.push(lay(document, await embed(document, image, { ...facts, dpi })));
    }
  }
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer('Writdesk');
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  return { pdf: await document.save(), pages };
}

function open(picture: Uint8Array, page = 0): Sharp {
  return sharp(picture, { page, failOn: 'error' });
}

/** The picture upright, on white, in common colors and no finer than asked for. */
async function embed(
  document: PDFDocument,
  image: Sharp,
  facts: Metadata & { dpi: number },
): Promise<PDFImage> {
  const pixels = (points: number) => Math.round(((points - 2 * MARGIN) / 72) * facts.dpi);
  const { width, height } = facts.autoOrient;
  const isWide = width > height;
  const fine = image
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({
      width: pixels(isWide ? LONG : SHORT),
      height: pixels(isWide ? SHORT : LONG),
      fit: 'inside',
      withoutEnlargement: true,
    });
  // A screenshot or a scan in black and white stays sharp; a photograph stays small.
  if (facts.format === 'png' || facts.bitsPerSample === 1)
    return document.embedPng(await fine.png().toBuffer());
  return document.embedJpg(await fine.jpeg({ quality: 88 }).toBuffer());
}

function lay(document: PDFDocument, image: PDFImage): { width: number; height: number } {
  const isWide = image.width > image.height;
  const size = isWide ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };
  const scale = Math.min(
    (size.width - 2 * MARGIN) / image.width,
    (size.height - 2 * MARGIN) / image.height,
    MOST_POINTS_PER_PIXEL,
  );
  const [width, height] = [image.width * scale, image.height * scale];
  const page = document.addPage([size.width, size.height]);
  page.drawImage(image, { x: (size.width - width) / 2, y: size.height - MARGIN - height, width, height });
  return size;
}
