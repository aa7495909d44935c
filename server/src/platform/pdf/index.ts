export { TEST_AUTHORITY, testIdentity } from './test-authority.ts';
export { mayHide } from './hidden-parts.ts';
export type {
  PdfBox,
  PdfComparison,
  PdfMark,
  PdfPageText,
  PdfPiece,
  ScanPage,
  SealFacts,
  SealIdentity,
} from './messages.ts';
export { readScan, withScan } from './read-scan.ts';
export { reimagePdf } from './reimage-pdf.ts';
export {
  bindPdf,
  comparePdfs,
  fillPdf,
  findRoom,
  identify,
  inspectPdf,
  PdfRefusedError,
  pictureToPdf,
  readPdf,
  readText,
  redactPdf,
  sealPdf,
  sketchPages,
  verifyPdf,
} from './pdf-process.ts';
