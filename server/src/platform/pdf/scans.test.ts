import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { scannedLease, scannedPdf } from '../../../test/support/scanned-pdf.ts';
import { openInPdfium } from './pdfium.ts';
import { renderPage } from './render-page.ts';
import { bindPdf, PdfRefusedError, pictureToPdf, readScan, readText, withScan } from './index.ts';

const madeAt = new Date('2026-06-12T14:00:00Z');
const textOf = (pages: Awaited<ReturnType<typeof readScan>>) =>
  pages.flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(' '))).join('\n');
const pictured = async (picture: Buffer) =>
  (await pictureToPdf({ pictures: [picture], title: 'Picture', madeAt })).pdf;
const blankPage = () => sharp({ create: { width: 850, height: 1_100, channels: 3, background: '#f4f1ea' } });

describe('a scan', () => {
  test('is read in English and Spanish, and each word has its place', async () => {
    const scan = await scannedPdf([scannedLease]);
    const pages = await readScan(scan);
    expect(pages).toMatchObject([{ page: 1, doubt: null }]);
    expect(textOf(pages).split('\n')).toEqual(scannedLease);
    const rent = pages[0]?.lines[1]?.find(({ text }) => text === '$1,450.00,');
    // It stands on the second line, whose letters stand 676 points above the lower edge.
    expect(Math.abs(792 - 676 - ((rent?.y ?? 0) + (rent?.height ?? 0)))).toBeLessThan(4);
    const [page] = withScan(await readText(scan), pages);
    const at = page?.text.indexOf('529-11-0482') ?? -1;
    expect(at, 'what is looked for is found').toBeGreaterThan(0);
    const [x = 0, y = 0] = page?.places.subarray(at * 4, at * 4 + 2) ?? [];
    expect([x > 195 && x < 215, y > 80 && y < 180]).toEqual([true, true]);
  }, 60_000);

  test.each([0, 90, 180, 270])(
    'can be searched once it is bound, where its words stand, turned by %i',
    async (turn) => {
      const scan = await scannedPdf([['not here'], scannedLease], turn);
      const sizes = (await readText(scan)).map(({ width, height }) => ({ width, height }));
      // What a reader of the upright page found, as a reader of the turned one would.
      const words = [
        { page: 2, doubt: null, lines: [[{ text: 'Núñez', x: 100, y: 50, width: 40, height: 10 }]] },
      ];
      const layer = await PDFDocument.create();
      for (const { width, height } of sizes) layer.addPage([width, height]).drawText('');
      const { pdf } = await bindPdf({
        files: [{ pdf: scan, from: 1, to: 2, title: 'Lease', words }],
        layer: await layer.save(),
        title: 'Packet',
        madeAt,
      });
      const found = (await pdfWords(pdf)).filter(({ text }) => text.includes('Núñez'));
      expect(found).toHaveLength(1);
      expect(found[0]?.page).toBe(2);
      expect([Math.round(found[0]?.x ?? 0), Math.round(found[0]?.y ?? 0)]).toEqual([100, 58]);
      expect(Buffer.from(pdf).toString('latin1'), 'no picture of it').not.toContain('Núñez');
    },
    60_000,
  );

  test('that nobody can read says why', async () => {
    const blank = await pictured(await blankPage().png().toBuffer());
    expect(await readScan(blank)).toEqual([{ page: 1, lines: [], doubt: 'BLANK' }]);
    const dark = await blankPage()
      .composite([
        {
          input: { create: { width: 850, height: 1_000, channels: 3, background: '#000' } },
          top: 100,
          left: 0,
        },
      ])
      .jpeg()
      .toBuffer();
    const [{ doubt } = { doubt: null }] = await readScan(await pictured(await fillPage(dark)));
    expect(doubt).toBe('DARK');
  }, 60_000);

  test('that is coarse or cut at an edge says so, though its words can be read', async () => {
    const lines = [...scannedLease, ...scannedLease, ...scannedLease];
    const whole = await pageOf(lines);
    const coarse = await sharp(whole).resize(1_020).jpeg({ quality: 90 }).toBuffer();
    const [page] = await readScan(await pictured(coarse));
    expect(page).toMatchObject({ doubt: 'COARSE' });
    expect(page?.lines.length).toBeGreaterThan(8);
    // The left edge goes through the first letters of every line.
    const cut = await sharp(whole)
      .extract({ left: 330, top: 0, width: 2_220, height: 3_300 })
      .png()
      .toBuffer();
    expect(await readScan(await pictured(cut))).toMatchObject([{ doubt: 'CUT' }]);
    expect(await readScan(await pictured(whole)), 'as it should be').toMatchObject([{ doubt: null }]);
  }, 180_000);

  test('that lies upside down says so', async () => {
    const upsideDown = await scannedPdf([[...scannedLease, ...scannedLease]], 180);
    expect(await readScan(upsideDown)).toEqual([{ page: 1, lines: [], doubt: 'TURNED' }]);
  }, 120_000);

  test('with words of its own isn’t read again, and what is no file is refused', async () => {
    const made = await PDFDocument.create();
    made.addPage().drawText('A page with words of its own, which everybody can search.');
    expect(await readScan(await made.save())).toEqual([]);
    await expect(readScan(Buffer.from('%PDF-1.7 /Image and that is all'))).rejects.toThrow(PdfRefusedError);
  });
});

/** Lines as a scanner sees them on a Letter page, 300 dots an inch. */
async function pageOf(lines: readonly string[]): Promise<Buffer> {
  const file = await openInPdfium(await scannedPdf([[...lines]]));
  const { width, height, data } = renderPage(file, 0, 300 / 72);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The same without the white around it. */
const fillPage = (picture: Buffer) => sharp(picture).resize(2_250, 3_000, { fit: 'fill' }).jpeg().toBuffer();
