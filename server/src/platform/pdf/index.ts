export { mayHide } from './hidden-parts.ts';
export type { PdfMark } from './messages.ts';
export { fillPdf, inspectPdf, PdfRefusedError, readPdf } from './pdf-process.ts';
