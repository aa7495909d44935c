import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfWord {
  page: number;
  text: string;
  /** Where the words begin on their baseline, as a reader sees the page: from the top left, in points. */
  x: number;
  y: number;
  width: number;
}

/** The words of a PDF and where a reader sees them; read by another program than the one that wrote them. */
export async function pdfWords(pdf: Uint8Array): Promise<PdfWord[]> {
  const task = getDocument({ data: Uint8Array.from(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const words: PdfWord[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x = 0, y = 0] = viewport.convertToViewportPoint(
        Number(item.transform[4]),
        Number(item.transform[5]),
      );
      words.push({ page: number, text: item.str, x, y, width: item.width });
    }
  }
  await task.destroy();
  return words;
}
