import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';

// Of exactly the reader's version, and from our own origin.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Opens a foreign file: nothing in it runs, and nothing is loaded from elsewhere. */
export function openPdf(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  // The reader takes the bytes away, and the page may be opened again.
  return getDocument({ data: bytes.slice(0), enableXfa: false, useWasm: false, verbosity: 0 });
}
