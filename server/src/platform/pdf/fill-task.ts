import {
  concatTransformationMatrix,
  drawObject,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  type PDFField,
  type PDFForm,
  PDFName,
  type PDFPage,
  PDFRadioGroup,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { PdfTask } from './messages.ts';
import { openFile, turnOf } from './read-task.ts';

type Fill = Extract<PdfTask, { kind: 'fill' }>;

/** Marks the form's buttons, lays the words over its pages, and leaves nothing that could be changed or run. */
export async function fillTask({ pdf, layer, marks, replaced, title }: Fill) {
  const document = await openFile(pdf);
  const form = document.getForm();
  form.deleteXFA();
  const marked = markButtons(form, marks);
  const isReplaced = new Set(replaced);
  for (const field of form.getFields()) {
    if (isReplaced.has(field.getName()) || !hasLook(field, marked)) form.removeField(field);
  }
  form.flatten({ updateFieldAppearances: false });
  await layOver(document, layer);
  dropActive(document);
  document.setTitle(title);
  const content = await document.save({ updateFieldAppearances: false });
  return { pdf: content, pageCount: document.getPageCount() };
}

/** @returns the fields that are marked now. */
function markButtons(form: PDFForm, marks: Fill['marks']): ReadonlySet<string> {
  const marked = new Set<string>();
  for (const { field: name, option } of marks) {
    const field = form.getFieldMaybe(name);
    if (field instanceof PDFCheckBox) field.check();
    else if (field instanceof PDFRadioGroup && option !== null) field.select(option);
    else continue;
    marked.add(name);
    // Some forms leave it to the reader to draw a button; on a flat page nobody would.
    if (!isDrawn(field)) field.updateAppearances();
  }
  return marked;
}

/** What shows nothing on the page is taken away with its field; a marked button always shows. */
const hasLook = (field: PDFField, marked: ReadonlySet<string>): boolean =>
  marked.has(field.getName()) || isDrawn(field);

const isDrawn = (field: PDFField): boolean =>
  field.acroField.getWidgets().every((widget) => widget.getAppearances()?.normal !== undefined);

/** Lays each page of a file over the page of the same number, as a reader sees it; what is beyond comes at the end. */
export async function layOver(document: PDFDocument, layer: Uint8Array): Promise<void> {
  const pages = document.getPages();
  const words = await openFile(layer);
  const laid = await document.embedPages(words.getPages());
  for (const [index, embedded] of laid.entries()) {
    await embedded.embed();
    const page = pages[index] ?? document.addPage([embedded.width, embedded.height]);
    const name = page.node.newXObject('Words', embedded.ref);
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...upright(page)),
      drawObject(name),
      popGraphicsState(),
    );
  }
}

/** From the page as a reader sees it, bottom left first, to the page as the file has it. */
export function upright(page: PDFPage): [number, number, number, number, number, number] {
  const { x, y, width, height } = page.getCropBox();
  switch (turnOf(page)) {
    case 90:
      return [0, 1, -1, 0, x + width, y];
    case 180:
      return [-1, 0, 0, -1, x + width, y + height];
    case 270:
      return [0, -1, 1, 0, x, y + height];
    default:
      return [1, 0, 0, 1, x, y];
  }
}

/** How high a page is as a reader sees it. */
export function seenHeight(page: PDFPage): number {
  const { width, height } = page.getCropBox();
  return turnOf(page) % 180 === 0 ? height : width;
}

/** Scripts, actions and attachments go, and with them the form that is no form any more. */
function dropActive(document: PDFDocument): void {
  const { catalog } = document;
  // What the file said of itself, such as that it is PDF/A, holds no longer.
  for (const key of ['AcroForm', 'OpenAction', 'AA', 'Names', 'JavaScript', 'Metadata'])
    catalog.delete(PDFName.of(key));
  for (const page of document.getPages()) {
    page.node.delete(PDFName.of('AA'));
    const annotations = page.node.Annots();
    for (let index = (annotations?.size() ?? 0) - 1; index >= 0; index -= 1) {
      const one = annotations?.lookupMaybe(index, PDFDict);
      if (one?.has(PDFName.of('A')) || one?.has(PDFName.of('AA'))) annotations?.remove(index);
    }
  }
}
