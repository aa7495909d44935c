import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { redactPdf } from '../../src/platform/pdf/index.ts';

const madeAt = new Date('2026-06-12T14:00:00Z');

/** A PDF as a scanner makes it: each page is a picture of its lines. @param turn how the pages are turned for the reader. */
export async function scannedPdf(pages: readonly string[][], turn = 0): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.TimesRoman);
  for (const lines of pages) {
    const page = made.addPage([612, 792]);
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 72, y: 700 - at * 24, size: 13, font });
  }
  const masks = pages.map((_, at) => ({ page: at + 1, x: 0, y: 0, width: 1, height: 1, label: null }));
  // A page with a black place becomes a picture of itself.
  const { pdf } = await redactPdf({ pdf: await made.save(), masks, title: 'Scan', madeAt });
  const pictures = await PDFDocument.load(pdf);
  for (const page of pictures.getPages()) page.setRotation(degrees(turn));
  return Buffer.from(await pictures.save());
}

export const scannedLease = [
  'This lease is made between Oak Court and José Núñez, the tenant.',
  'The monthly rent is $1,450.00, due on the first day of each month.',
  'El inquilino pagará la renta el primer día de cada mes.',
  'Social security number 529-11-0482, as the tenant gave it.',
];
