import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFPage,
  type PDFRef,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { layOver } from './fill-task.ts';
import { declarePdfA } from './declare-pdf-a.ts';
import { layInvisible } from './invisible-words.ts';
import type { PdfTask } from './messages.ts';
import { openFile } from './read-task.ts';
import { RefusedFile } from './refused-file.ts';

type Bind = Extract<PdfTask, { kind: 'bind' }>;

/** Comments, links and what else shows nothing on paper; stamps and signatures are drawn and stay. */
const unprinted = new Set(
  ['Text', 'Popup', 'Link', 'FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D'].map((name) =>
    PDFName.of(name),
  ),
);

/** Puts files behind one another: forms flat, a bookmark for each, nothing that runs, is attached or comments. */
export async function bindTask({ files, layer, title, madeAt, isPdfA = false }: Bind) {
  const bound = await PDFDocument.create({ updateMetadata: false });
  const marks: { title: string; page: PDFPage }[] = [];
  const font = await bound.embedFont(StandardFonts.Helvetica);
  for (const { pdf, from, to, title: name, words = [] } of files) {
    const pages = await pagesOf(bound, pdf, { from, to });
    for (const [index, page] of pages.entries()) {
      bound.addPage(page);
      const read = words.find((one) => one.page === from + index);
      if (read) layInvisible(page, read, font);
    }
    const [first] = pages;
    if (first && name !== null) marks.push({ title: name, page: first });
  }
  if (layer) await layOver(bound, layer);
  bookmark(bound, marks);
  nameMade(bound, { title, madeAt });
  if (layer && isPdfA) await declarePdfA(bound, { layer, title, madeAt });
  const content = await bound.save({ updateFieldAppearances: false });
  return { pdf: content, pageCount: bound.getPageCount() };
}

/** What a file that we make says of itself: the same pages give the same bytes. */
export function nameMade(made: PDFDocument, { title, madeAt }: { title: string; madeAt: Date }): void {
  made.setTitle(title, { showInWindowTitleBar: true });
  made.setProducer('Writdesk');
  made.setCreationDate(madeAt);
  made.setModificationDate(madeAt);
}

async function pagesOf(
  bound: PDFDocument,
  pdf: Uint8Array,
  { from, to }: { from: number; to: number },
): Promise<PDFPage[]> {
  const source = await openFile(pdf);
  if (source.getPageCount() < to) throw new RefusedFile('BROKEN', `no page ${to}`);
  const form = source.getForm();
  form.deleteXFA();
  form.flatten({ updateFieldAppearances: false });
  for (const page of source.getPages()) clean(page);
  const indices = Array.from({ length: to - from + 1 }, (_, index) => from - 1 + index);
  return bound.copyPages(source, indices);
}

/** Takes off a page what runs, is attached or comments. */
export function clean(page: PDFPage): void {
  for (const key of ['AA', 'AF', 'Metadata', 'PieceInfo', 'Thumb', 'B']) page.node.delete(PDFName.of(key));
  const notes = page.node.Annots();
  for (let index = (notes?.size() ?? 0) - 1; index >= 0; index -= 1) {
    const note = notes?.lookupMaybe(index, PDFDict);
    const kind = note?.lookupMaybe(PDFName.of('Subtype'), PDFName);
    const runs = note?.has(PDFName.of('A')) || note?.has(PDFName.of('AA'));
    if (!note || runs || (kind && unprinted.has(kind))) notes?.remove(index);
    else for (const key of ['Popup', 'Parent', 'IRT', 'P']) note.delete(PDFName.of(key));
  }
}

/** One bookmark for each file, in their order. */
function bookmark(document: PDFDocument, marks: readonly { title: string; page: PDFPage }[]): void {
  const { context, catalog } = document;
  const root = context.nextRef();
  const refs = marks.map(() => context.nextRef());
  for (const [index, { title, page }] of marks.entries()) {
    const [before, after] = [refs[index - 1], refs[index + 1]];
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: root,
      Dest: topOf(document, page.ref),
    });
    if (before) entry.set(PDFName.of('Prev'), before);
    if (after) entry.set(PDFName.of('Next'), after);
    const ref = refs[index];
    if (ref) context.assign(ref, entry);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  const outlines = context.obj({
    Type: 'Outlines',
    First: first,
    Last: last,
    Count: PDFNumber.of(refs.length),
  });
  context.assign(root, outlines);
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

function topOf({ context }: PDFDocument, page: PDFRef): PDFArray {
  const place = PDFArray.withContext(context);
  for (const part of [page, PDFName.of('XYZ'), PDFNull, PDFNull, PDFNull]) place.push(part);
  return place;
}
