import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';

/** What a reader of pictures reads on the pages of a PDF that are pictures, page by page; other pages give nothing. */
export async function readByOcr(pdf: Uint8Array): Promise<string[]> {
  const data = join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))), '4.0.0');
  const reader = await createWorker('eng', 1, { langPath: data, cacheMethod: 'none' });
  try {
    const texts: string[] = [];
    for (const page of (await PDFDocument.load(pdf)).getPages()) {
      const picture = pictureOf(page.node.Resources());
      texts.push(picture ? (await reader.recognize(await asPng(picture))).data.text : '');
    }
    return texts;
  } finally {
    await reader.terminate();
  }
}

function pictureOf(resources: PDFDict | undefined): PDFRawStream | undefined {
  const drawn = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  const streams = (drawn?.keys() ?? []).map((key) => drawn?.lookup(key));
  return streams.find(
    (one): one is PDFRawStream =>
      one instanceof PDFRawStream && one.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  );
}

async function asPng(picture: PDFRawStream): Promise<Buffer> {
  const number = (name: string) => Number(picture.dict.get(PDFName.of(name))?.toString());
  if (picture.dict.get(PDFName.of('Filter'))?.toString() === '/DCTDecode')
    return sharp(Buffer.from(picture.contents)).png().toBuffer();
  const [width, height] = [number('Width'), number('Height')];
  const data = Buffer.from(decodePDFRawStream(picture).decode());
  const channels = data.length === width * height ? 1 : 3;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** The pixels of the picture that the first page of a PDF is. */
export async function pixelsOf(pdf: Uint8Array) {
  const picture = pictureOf((await PDFDocument.load(pdf)).getPage(0).node.Resources());
  if (!picture) throw new Error('The first page is no picture.');
  return sharp(await asPng(picture))
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Every byte of a PDF as it lies there and, of what is packed, unpacked: nothing that is in the file is missing. */
export async function everythingIn(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf);
  const parts = [Buffer.from(pdf).toString('latin1')];
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) parts.push(Buffer.from(contentOf(object)).toString('latin1'));
    parts.push(object.toString(), ...textsIn(object));
  }
  return parts.join('\n');
}

function contentOf(stream: PDFRawStream): Uint8Array {
  const filter = stream.dict.get(PDFName.of('Filter'))?.toString();
  return filter === '/DCTDecode' ? stream.contents : decodePDFRawStream(stream).decode();
}

/** Texts as people read them, however the file writes them. */
function textsIn(object: unknown): string[] {
  if (object instanceof PDFArray) return object.asArray().flatMap(textsIn);
  const dictionary = object instanceof PDFRawStream ? object.dict : object;
  if (dictionary instanceof PDFDict) return dictionary.values().flatMap(textsIn);
  const isText = typeof object === 'object' && object !== null && 'decodeText' in object;
  return isText ? [(object as { decodeText(): string }).decodeText()] : [];
}
