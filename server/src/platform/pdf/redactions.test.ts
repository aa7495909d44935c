import { degrees, PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { everythingIn, pixelsOf, readByOcr } from '../../../test/support/read-by-ocr.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { type PdfBox, PdfRefusedError, readText, redactPdf } from './index.ts';

const madeAt = new Date('2026-06-12T14:00:00Z');
const SECRET = '529-11-0482';

/** Two pages with a number on the first; everywhere else where a file can keep words, the number as well. */
async function lease(turn = 0): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  const first = made.addPage([612, 792]);
  first.setRotation(degrees(turn));
  first.drawText('This lease is between Oak Court and the tenant.', { x: 72, y: 700, size: 14, font });
  first.drawText(`Social security number ${SECRET}, monthly rent.`, { x: 72, y: 660, size: 14, font });
  const second = made.addPage([612, 792]);
  second.drawText('The second page stays as it is.', { x: 72, y: 700, size: 14, font });
  const { context } = made;
  const note = context.obj({
    Type: 'Annot',
    Subtype: 'Text',
    Rect: [100, 100, 120, 120],
    Contents: PDFString.of(`The number is ${SECRET}`),
  });
  first.node.addAnnot(context.register(note));
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], Dest: [first.ref, 'Fit'] });
  second.node.addAnnot(context.register(link));
  await made.attach(Buffer.from(`attached ${SECRET}`), 'number.txt');
  made.setSubject(SECRET);
  made.catalog.set(PDFName.of('Secret'), PDFHexString.fromText(SECRET));
  return Buffer.from(await made.save({ useObjectStreams: false }));
}

/** The box around words, from the characters of the file. */
async function boxAround(pdf: Buffer, words: string): Promise<PdfBox & { page: number }> {
  for (const [index, { text, places }] of (await readText(pdf)).entries()) {
    const at = text.indexOf(words);
    if (at < 0) continue;
    const of = Array.from({ length: words.length }, (_, letter) =>
      places.subarray((at + letter) * 4, (at + letter) * 4 + 4),
    );
    const left = Math.min(...of.map(([x = 0]) => x));
    const top = Math.min(...of.map(([, y = 0]) => y));
    const right = Math.max(...of.map(([x = 0, , width = 0]) => x + width));
    const bottom = Math.max(...of.map(([, y = 0, , height = 0]) => y + height));
    return { page: index + 1, x: left, y: top, width: right - left, height: bottom - top };
  }
  throw new Error(`“${words}” stands nowhere.`);
}

const padded = ({ page, x, y, width, height }: PdfBox & { page: number }) => ({
  page,
  x: x - 2,
  y: y - 2,
  width: width + 4,
  height: height + 4,
  label: null,
});

describe('a redacted file', () => {
  test('says the words to no search, in no stream, and to no reader of pictures', async () => {
    const pdf = await lease();
    expect(await everythingIn(pdf), 'the original does').toContain(SECRET);
    const masks = [padded(await boxAround(pdf, SECRET))];
    const redacted = await redactPdf({ pdf, masks, title: 'Lease', madeAt });
    expect(redacted.pages).toHaveLength(2);
    const words = (await pdfWords(redacted.pdf)).map(({ text }) => text).join(' ');
    expect(words).toBe('The second page stays as it is.');
    const everything = await everythingIn(redacted.pdf);
    for (const form of [SECRET, SECRET.replaceAll('-', ''), Buffer.from(SECRET).toString('hex')])
      expect(everything.toLowerCase()).not.toContain(form);
    const [seen = ''] = await readByOcr(redacted.pdf);
    expect(seen).toContain('This lease is between Oak Court and the tenant');
    expect(seen, 'what stands around it is there').toContain('Social security number');
    expect(seen).toContain('monthly rent');
    expect(seen).not.toMatch(/529|0482/);
  }, 120_000);

  test('without the black its reader of pictures reads the number', async () => {
    const pdf = await lease();
    const masks = [{ page: 1, x: 500, y: 700, width: 20, height: 20, label: null }];
    const { pdf: shown } = await redactPdf({ pdf, masks, title: 'Lease', madeAt });
    expect((await readByOcr(shown))[0]).toContain(SECRET);
  }, 120_000);

  test.each([90, 180, 270])(
    'has its boxes where a reader sees them on a page turned by %i°',
    async (turn) => {
      const pdf = await lease(turn);
      const masks = [padded(await boxAround(pdf, SECRET))];
      const redacted = await redactPdf({ pdf, masks, title: 'Lease', madeAt });
      const turned = turn % 180 !== 0;
      expect(redacted.pages[0]).toEqual(turned ? { width: 792, height: 612 } : { width: 612, height: 792 });
      expect(await everythingIn(redacted.pdf)).not.toContain(SECRET);
      expect(await blackAt(redacted.pdf, masks[0] ?? expect.unreachable())).toBe(true);
    },
  );

  test('keeps nothing of a page that another one shares a list of drawings with', async () => {
    const made = await PDFDocument.load(await lease());
    const form = made.context.stream(`BT /F1 12 Tf 10 10 Td (${SECRET}) Tj ET`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 200, 50],
    });
    const list = made.context.obj({ XObject: { Fm1: made.context.register(form) } });
    const shared = made.context.register(list);
    for (const page of made.getPages()) page.node.set(PDFName.of('Resources'), shared);
    const pdf = Buffer.from(await made.save());
    const masks = [{ page: 1, x: 0, y: 0, width: 612, height: 792, label: null }];
    const { pdf: redacted } = await redactPdf({ pdf, masks, title: 'Lease', madeAt });
    expect(await everythingIn(redacted)).not.toContain(SECRET);
  });

  test('has the initials of a child in the place of the name', async () => {
    const pdf = await lease();
    const masks = [{ ...padded(await boxAround(pdf, SECRET)), label: 'M.K.' }];
    const { pdf: redacted } = await redactPdf({ pdf, masks, title: 'Lease', madeAt });
    expect((await pdfWords(redacted)).map(({ text }) => text)).toContain('M.K.');
  });

  test('comes from no bytes that are no PDF', async () => {
    await expect(readText(Buffer.from('%PDF-1.7 nothing'))).rejects.toThrow(PdfRefusedError);
  });
});

/** Whether a box is black from corner to corner in the picture of the first page. */
async function blackAt(pdf: Uint8Array, { x, y, width, height }: PdfBox): Promise<boolean> {
  const { data, info } = await pixelsOf(pdf);
  const scale = 300 / 72;
  const dark = (left: number, top: number) =>
    (data[(Math.round(top * scale) * info.width + Math.round(left * scale)) * info.channels] ?? 255) < 16;
  const corners = [
    [x + 1, y + 1],
    [x + width - 1, y + 1],
    [x + 1, y + height - 1],
    [x + width - 1, y + height - 1],
  ] as const;
  const [outsideX, outsideY] = [x - 3, y - 3];
  return corners.every(([left, top]) => dark(left, top)) && !dark(outsideX, outsideY);
}
