import type { ReimagedPdf, ScanPage } from './messages.ts';
import { bindPdf, readPdf, reimagePages } from './pdf-process.ts';

/** In one process: each has its limits of time and memory. */
const AT_ONCE = 10;

/**
 * A PDF of unknown origin with each page as a picture of itself at 300 dpi, and the words that stood on them. Nothing else of what the
 * file was is in it. The same file gives the same bytes.
 * @throws PdfRefusedError
 */
export async function reimagePdf(
  pdf: Uint8Array,
  { title, madeAt }: { title: string; madeAt: Date },
): Promise<ReimagedPdf> {
  const { pages: all } = await readPdf(pdf);
  const parts: ReimagedPdf[] = [];
  for (let from = 1; from <= all.length; from += AT_ONCE)
    parts.push(
      await reimagePages({ pdf, from, to: Math.min(all.length, from + AT_ONCE - 1), title, madeAt }),
    );
  const words: ScanPage[] = parts.flatMap((part) => part.words);
  const pages = parts.flatMap((part) => part.pages);
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  const files = parts.map((part) => ({ pdf: part.pdf, from: 1, to: part.pages.length, title: null }));
  const { pdf: joined } = await bindPdf({ files, layer: null, title, madeAt });
  return { pdf: joined, pages, words };
}
