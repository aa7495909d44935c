export { mayHide } from './hidden-parts.ts';
export type { PdfMark, PdfPiece } from './messages.ts';
export { bindPdf, fillPdf, inspectPdf, PdfRefusedError, readPdf } from './pdf-process.ts';
