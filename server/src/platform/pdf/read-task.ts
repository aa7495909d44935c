import {
  EncryptedPDFError,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  type PDFField as Field,
  PDFName,
  PDFOptionList,
  type PDFPage,
  PDFRadioGroup,
  PDFSignature,
  PDFTextField,
} from '@cantoo/pdf-lib';
import type { PdfActive, PdfBox, PdfFacts, PdfField } from './messages.ts';
import { MOST_PAGES, RefusedFile } from './refused-file.ts';

/** Opens a file; one that only its owner's password protects opens without it. @throws RefusedFile */
export async function openFile(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await loadFile(bytes);
  const count = document.getPageCount();
  if (count === 0) throw new RefusedFile('NO_PAGES', 'no pages');
  if (count > MOST_PAGES) throw new RefusedFile('TOO_MANY_PAGES', `${count} pages`);
  return document;
}

/** The same of any length. @throws RefusedFile */
export async function loadFile(bytes: Uint8Array): Promise<PDFDocument> {
  const options = { updateMetadata: false, throwOnInvalidObject: false };
  try {
    return await PDFDocument.load(bytes, options);
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw new RefusedFile('BROKEN', String(error));
  }
  try {
    return await PDFDocument.load(bytes, { ...options, password: '' });
  } catch (error) {
    throw new RefusedFile('ENCRYPTED', String(error));
  }
}

export async function readTask(bytes: Uint8Array): Promise<PdfFacts> {
  const document = await openFile(bytes);
  const pages = document.getPages();
  const dropped = activeParts(document);
  const fields = document
    .getForm()
    .getFields()
    .flatMap((field) => placesOf(document, pages, field));
  return { pages: pages.map(seenSize), fields, dropped };
}

/** What runs, opens or hides something. */
function activeParts(document: PDFDocument): PdfActive[] {
  const { catalog } = document;
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  return [
    ...(form?.has(PDFName.of('XFA')) ? (['XFA'] as const) : []),
    ...(names?.has(PDFName.of('JavaScript')) ? (['SCRIPT'] as const) : []),
    ...(catalog.has(PDFName.of('OpenAction')) || catalog.has(PDFName.of('AA')) ? (['ACTION'] as const) : []),
    ...(names?.has(PDFName.of('EmbeddedFiles')) ? (['ATTACHMENT'] as const) : []),
  ];
}

/** The size of a page as a reader sees it: what is cropped is not shown, and a turned page stands upright. */
function seenSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox();
  return turnOf(page) % 180 === 0 ? { width, height } : { width: height, height: width };
}

export const turnOf = (page: PDFPage): number => ((page.getRotation().angle % 360) + 360) % 360;

/** A rectangle of the file as a reader sees it, from the top left. */
function seenBox(page: PDFPage, rectangle: PdfBox): PdfBox {
  const crop = page.getCropBox();
  const left = rectangle.x - crop.x;
  const bottom = rectangle.y - crop.y;
  const { width, height } = rectangle;
  switch (turnOf(page)) {
    case 90:
      return { x: bottom, y: left, width: height, height: width };
    case 180:
      return { x: crop.width - left - width, y: bottom, width, height };
    case 270:
      return {
        x: crop.height - bottom - height,
        y: crop.width - left - width,
        width: height,
        height: width,
      };
    default:
      return { x: left, y: crop.height - bottom - height, width, height };
  }
}

function placesOf(document: PDFDocument, pages: readonly PDFPage[], field: Field): PdfField[] {
  const kind = kindOf(field);
  if (kind === null) return [];
  const options = field instanceof PDFRadioGroup ? field.getOptions() : [];
  return field.acroField.getWidgets().flatMap((widget, index) => {
    const ref = document.context.getObjectRef(widget.dict);
    const page = pages.findIndex(
      (one) => one.ref === widget.P() || (ref !== undefined && one.node.Annots()?.indexOf(ref) !== undefined),
    );
    const on = pages[page];
    if (!on) return [];
    return [
      {
        name: field.getName(),
        kind,
        page: page + 1,
        ...rounded(seenBox(on, widget.getRectangle())),
        option: options[index] ?? null,
        multiline: field instanceof PDFTextField && field.isMultiline(),
        comb: field instanceof PDFTextField && field.isCombed() ? (field.getMaxLength() ?? null) : null,
      },
    ];
  });
}

function kindOf(field: Field): PdfField['kind'] | null {
  if (field instanceof PDFTextField) return 'TEXT';
  if (field instanceof PDFCheckBox) return 'CHECK';
  if (field instanceof PDFRadioGroup) return 'RADIO';
  if (field instanceof PDFDropdown || field instanceof PDFOptionList) return 'CHOICE';
  if (field instanceof PDFSignature) return 'SIGNATURE';
  return null;
}

const rounded = ({ x, y, width, height }: PdfBox): PdfBox => ({
  x: hundredth(x),
  y: hundredth(y),
  width: hundredth(Math.abs(width)),
  height: hundredth(Math.abs(height)),
});
const hundredth = (value: number) => Math.max(0, Math.round(value * 100) / 100);
