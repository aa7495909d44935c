import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { loadFile } from './read-task.ts';
import type { PdfHidden } from './messages.ts';

/**
 * Names that make a file more than pages, the lists that may hold such names packed, and the signs that write a name otherwise.
 * A file without any of them has all of its objects in plain text, so that nothing in it needs to be opened.
 */
const MAY_HIDE = /\/(?:Encrypt|JavaScript|JS|Launch|ObjStm)|\/[^\s/<>[\](){}%]*#[0-9A-Fa-f]{2}/;
export const mayHide = (bytes: Buffer): boolean => MAY_HIDE.test(bytes.toString('latin1'));

/** What of a file runs when somebody opens it, wherever it stands. @throws RefusedFile */
export async function hiddenParts(bytes: Uint8Array): Promise<PdfHidden[]> {
  const { context } = await loadFile(bytes);
  const found = new Set<PdfHidden>();
  for (const [, object] of context.enumerateIndirectObjects()) look(object, found);
  return [...found];
}

function look(object: PDFObject, found: Set<PdfHidden>): void {
  if (object instanceof PDFArray) for (const item of object.asArray()) look(item, found);
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) return;
  const action = dictionary.get(PDFName.of('S'));
  if (dictionary.has(PDFName.of('JS')) || action === PDFName.of('JavaScript')) found.add('SCRIPT');
  if (action === PDFName.of('Launch')) found.add('LAUNCH');
  for (const value of dictionary.values()) look(value, found);
}
