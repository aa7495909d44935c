import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicPhoto, heicSaying } from '../../../test/support/heic-photo.ts';
import { PdfRefusedError, pictureToPdf } from './index.ts';

const madeAt = new Date('2026-06-12T14:00:00Z');
const pdfOf = (picture: Uint8Array) => pictureToPdf({ pictures: [picture], title: 'The door', madeAt });

/** Red above blue. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height: height / 2, channels: 3, background: 'red' } }).extend({
    bottom: height / 2,
    background: 'blue',
  });

/** The first picture that a PDF draws as a JPEG. */
async function jpegOf(pdf: Uint8Array): Promise<Buffer> {
  const { context } = await PDFDocument.load(pdf);
  for (const [, object] of context.enumerateIndirectObjects()) {
    const isJpeg =
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Filter'))?.toString() === '/DCTDecode';
    if (isJpeg) return Buffer.from(object.contents);
  }
  throw new Error('There is no JPEG.');
}

describe('a picture becomes pages', () => {
  test('as its camera was held, and the place where it was taken stays behind', async () => {
    // A phone that was held upright stores its picture lying, with a note.
    const lying = await sharp(await flag(80, 120).png().toBuffer())
      .rotate(-90)
      .toBuffer();
    const photo = await sharp(lying)
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '33/1 44/1 58/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { pdf, pages } = await pdfOf(photo);
    expect(pages).toEqual([{ width: 612, height: 792 }]);
    const shown = await jpegOf(pdf);
    const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([80, 120]);
    expect(data[0], 'red is above').toBeGreaterThan(200);
    expect(data.at(-1), 'blue is below').toBeGreaterThan(200);
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('Exif');
  });

  test('each page of a TIFF, and what is wider than high lies across', async () => {
    const sheet = await flag(300, 200).png().toBuffer();
    const tiff = await sharp([sheet, sheet, sheet], { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect((await pdfOf(tiff)).pages).toEqual(Array.from({ length: 3 }, () => ({ width: 792, height: 612 })));
  });

  test('several one after the other, whatever their formats', async () => {
    const png = await flag(300, 200).png().toBuffer();
    const { pages } = await pictureToPdf({ pictures: [png, heicPhoto, png], title: 'The door', madeAt });
    expect(pages.map(({ width }) => width)).toEqual([792, 612, 792]);
    const broken = [png, heicPhoto.subarray(0, 640)];
    await expect(pictureToPdf({ pictures: broken, title: 'The door', madeAt })).rejects.toThrow(
      PdfRefusedError,
    );
  });

  test('no finer than a printer sees, and the same picture gives the same bytes', async () => {
    const large = await flag(4_000, 6_000).jpeg().toBuffer();
    const first = await pdfOf(large);
    expect(await sharp(await jpegOf(first.pdf)).metadata()).toMatchObject({ width: 2_000, height: 3_000 });
    expect(Buffer.from((await pdfOf(large)).pdf).equals(first.pdf)).toBe(true);
  });

  test('also a photo in the format of a phone, upright and without its place', async () => {
    expect(heicPhoto.includes('Phone'), 'the photo names its camera').toBe(true);
    const { pdf, pages } = await pdfOf(heicPhoto);
    expect(pages).toEqual([{ width: 612, height: 792 }]);
    const { data, info } = await sharp(await jpegOf(pdf))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([96, 128]);
    expect(data[0], 'red is above').toBeGreaterThan(200);
    expect(data.at(-1), 'blue is below').toBeGreaterThan(200);
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/Exif|Phone/);
    expect(Buffer.from((await pdfOf(heicPhoto)).pdf).equals(pdf), 'the same bytes again').toBe(true);
  });

  test.each([
    [
      'bytes that only begin like a JPEG',
      async () => (await flag(80, 120).jpeg().toBuffer()).subarray(0, 200),
    ],
    ['the first half of a HEIC photo', () => heicPhoto.subarray(0, 640)],
    ['a HEIC photo that says it has 40,000 pixels a side', () => heicSaying(40_000, 40_000)],
    ['a HEIC photo that says it has 12,000 pixels a side', () => heicSaying(12_000, 12_000)],
  ])('but not %s', async (_what, make) => {
    await expect(pdfOf(await make())).rejects.toThrow(PdfRefusedError);
  });
});
