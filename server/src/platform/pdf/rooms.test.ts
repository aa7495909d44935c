import { degrees, PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { findRoom, pictureToPdf } from './index.ts';

const stamp = { page: 1, width: 84, height: 22, below: 28 };

/** A page with lines of text from one height to another, both from the bottom, and what else is drawn on it. */
async function pageWith([from, to]: [number, number], more: (page: PDFPage) => void = () => {}, turn = 0) {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.setRotation(degrees(turn));
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let y = from; y <= to; y += 13)
    page.drawText(
      'The tenant owes the rent of March, of April and of May, and has not paid any of it, as the ledger shows, to this day.',
      { x: 14, y, size: 11, font },
    );
  more(page);
  return document.save();
}

/** The words that a box would cover. */
async function covered(pdf: Uint8Array, box: { x: number; y: number; width: number; height: number }) {
  const words = await pdfWords(pdf);
  return words.filter(
    ({ x, y, width }) =>
      x < box.x + box.width && x + width > box.x && y > box.y && y - 11 < box.y + box.height,
  );
}

describe('a place for a stamp', () => {
  test('is in the lower right corner of a page with margins, above the page numbers', async () => {
    const box = await findRoom({ pdf: await pageWith([100, 700]), ...stamp });
    expect(box).toEqual({ x: 612 - 20 - 84, y: 792 - 28 - 22, width: 84, height: 22 });
  });

  test('is beside what stands in the margin, as a reader sees the page, whichever way it is turned', async () => {
    for (const turn of [0, 90, 180, 270]) {
      const inMargin = (page: PDFPage) => {
        // Words along all four edges, with a gap in one margin.
        for (const y of [20, 40, 60]) page.drawText('FILED IN OFFICE OF THE CLERK', { x: 330, y, size: 12 });
        for (const y of [730, 750, 770]) page.drawText('CASE 26-D-10432', { x: 30, y, size: 12 });
      };
      const pdf = await pageWith([110, 690], inMargin, turn);
      const box = (await findRoom({ pdf, ...stamp })) ?? expect.unreachable();
      expect(await covered(pdf, box), `turned by ${turn}`).toEqual([]);
    }
  });

  test('moves to the upper margin where the lower one is full', async () => {
    const pdf = await pageWith([10, 680]);
    const box = (await findRoom({ pdf, ...stamp })) ?? expect.unreachable();
    expect(box.y + box.height).toBeLessThan(792 - 680);
    expect(await covered(pdf, box)).toEqual([]);
  });

  test('is nowhere on a page that is written from edge to edge, or dark', async () => {
    expect(await findRoom({ pdf: await pageWith([4, 790]), ...stamp })).toBeNull();
    const dark = await sharp({ create: { width: 850, height: 1_100, channels: 3, background: '#202020' } })
      .jpeg()
      .toBuffer();
    const { pdf } = await pictureToPdf({ pictures: [dark], title: 'Hall', madeAt: new Date('2026-06-12') });
    const box = await findRoom({ pdf, ...stamp });
    // Around the picture the page may be free; on the picture there is no place.
    if (box) expect(box.y + box.height <= 60 || box.y >= 792 - 60 - box.height).toBe(true);
  });

  test('keeps off a thin line, and takes the gray of a scan for paper', async () => {
    const line = (page: PDFPage) =>
      page.drawLine({ start: { x: 0, y: 45 }, end: { x: 612, y: 45 }, thickness: 0.3 });
    const box = (await findRoom({ pdf: await pageWith([100, 700], line), ...stamp })) ?? expect.unreachable();
    expect(box.y + box.height).toBeLessThan(792 - 45);
    const noise = { type: 'gaussian' as const, mean: 220, sigma: 4 };
    const gray = await sharp({
      create: { width: 850, height: 1_100, channels: 3, background: '#dcdcdc', noise },
    })
      .png()
      .toBuffer();
    const scan = await pictureToPdf({ pictures: [gray], title: 'Lease', madeAt: new Date('2026-06-12') });
    expect(await findRoom({ pdf: scan.pdf, ...stamp })).not.toBeNull();
  });
});
