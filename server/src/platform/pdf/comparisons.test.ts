import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { comparePdfs, PdfRefusedError } from './index.ts';

/** A page for each list of lines. */
async function paper(...pages: string[][]): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = made.addPage([612, 792]);
    for (const [index, line] of lines.entries())
      page.drawText(line, { x: 72, y: 700 - index * 40, size: 14, font });
  }
  return Buffer.from(await made.save());
}

const caption = ['In the Magistrate Court of Fulton County', 'Oak Court LLC against Wanda Beaufort'];
const first = [...caption, 'The rent of $1,200.00 is due.'];
const raised = [...caption, 'The rent of $1,350.00 is due.'];
const second = ['Sworn before me'];

/** How many pixels of a picture are of the color that says what went, or what came. */
async function colored(png: Uint8Array | undefined) {
  const { data } = await sharp(png ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [went, came] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    if (red - blue > 60) went += 1;
    if (blue - red > 60) came += 1;
  }
  return { went, came };
}

describe('two versions of a file', () => {
  test('name the words that went and came with a few around them, and the page that looks different', async () => {
    const { pages, words, picture } = await comparePdfs({
      before: await paper(first, second),
      after: await paper(raised, second),
    });
    expect(pages).toEqual([true, false]);
    expect(words).toEqual([
      { kind: 'SAME', page: 1, text: '… of Fulton County Oak Court LLC against Wanda Beaufort The rent of' },
      { kind: 'REMOVED', page: 1, text: '$1,200.00' },
      { kind: 'ADDED', page: 1, text: '$1,350.00' },
      { kind: 'SAME', page: 1, text: 'is due. Sworn before me' },
    ]);
    expect(picture?.page).toBe(1);
    expect(await sharp(picture?.before ?? Buffer.alloc(0)).metadata()).toMatchObject({
      width: 918,
      height: 1_188,
    });
    const { went, came } = await colored(picture?.difference);
    expect(went, 'the old sum in red').toBeGreaterThan(20);
    expect(came, 'the new one in blue').toBeGreaterThan(20);
  });

  test('that are the same differ in nothing', async () => {
    const { pages, words, picture } = await comparePdfs({
      before: await paper(first, second),
      after: await paper(first, second),
    });
    expect(pages).toEqual([false, false]);
    expect(words).toEqual([]);
    expect(await colored(picture?.difference)).toEqual({ went: 0, came: 0 });
  });

  test('may have another number of pages, and any page of them is shown', async () => {
    const [short, long] = [await paper(first), await paper(first, second)];
    const { pages, picture } = await comparePdfs({ before: short, after: long, page: 2 });
    expect(pages).toEqual([false, true]);
    expect(picture).toMatchObject({ page: 2, before: null, after: expect.any(Uint8Array) });
    expect((await colored(picture?.difference)).came).toBeGreaterThan(20);
    expect((await comparePdfs({ before: short, after: long, page: 3 })).picture).toBeNull();
  });

  test('that can’t be read are refused', async () => {
    const broken = Buffer.from('%PDF-1.7 and nothing else');
    await expect(comparePdfs({ before: await paper(first), after: broken })).rejects.toThrow(PdfRefusedError);
  });
});
