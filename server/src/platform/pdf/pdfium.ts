import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { RefusedFile } from './refused-file.ts';

/** A page that is open: its number in PDFium, and its size in points as a reader sees it. */
export interface OpenPage {
  handle: number;
  width: number;
  height: number;
}

/** A file that is open in PDFium. The process ends with the file, so nothing is closed. */
export interface OpenFile {
  pdfium: WrappedPdfiumModule;
  pageCount: number;
  page(index: number): OpenPage;
  /** Room for so many bytes. */
  room(bytes: number): number;
  /** Its memory as it is now: it moves when it grows. */
  memory(): Uint8Array;
}

/** @throws RefusedFile for what PDFium can't open. */
export async function openInPdfium(pdf: Uint8Array): Promise<OpenFile> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
  pdfium.PDFiumExt_Init();
  const room = (bytes: number) => pdfium.pdfium.wasmExports.malloc(bytes);
  // Its types leave out what every such module has.
  const memory = () => (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  const at = room(pdf.byteLength);
  memory().set(pdf, at);
  const document = pdfium.FPDF_LoadMemDocument(at, pdf.byteLength, '');
  if (!document) throw new RefusedFile('BROKEN', `PDFium says ${pdfium.FPDF_GetLastError()}`);
  return {
    pdfium,
    room,
    memory,
    pageCount: pdfium.FPDF_GetPageCount(document),
    page(index) {
      const handle = pdfium.FPDF_LoadPage(document, index);
      if (!handle) throw new RefusedFile('BROKEN', `page ${index + 1}`);
      const width = pdfium.FPDF_GetPageWidthF(handle);
      return { handle, width, height: pdfium.FPDF_GetPageHeightF(handle) };
    },
  };
}
