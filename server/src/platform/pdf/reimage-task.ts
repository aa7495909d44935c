import { PDFDocument } from '@cantoo/pdf-lib';
import { nameMade } from './bind-task.ts';
import type { PdfTask, ReimagedPdf } from './messages.ts';
import { openInPdfium } from './pdfium.ts';
import { addPicture, openFlat } from './redact-task.ts';
import { RefusedFile } from './refused-file.ts';
import { readPage } from './text-task.ts';
import { wordsOn } from './words-on-page.ts';

type Reimage = Extract<PdfTask, { kind: 'reimage' }>;

/** Pages of a file of unknown origin as pictures of themselves: whatever fonts and colors they asked for, they look like this. */
export async function reimageTask({ pdf, from, to, title, madeAt }: Reimage): Promise<ReimagedPdf> {
  const source = await openFlat(pdf);
  if (source.getPageCount() < to) throw new RefusedFile('BROKEN', `no page ${to}`);
  const flat = await openInPdfium(await source.save({ updateFieldAppearances: false }));
  const made = await PDFDocument.create({ updateMetadata: false });
  const pages: ReimagedPdf['pages'] = [];
  const words: ReimagedPdf['words'] = [];
  for (let index = from - 1; index < to; index += 1) {
    const page = flat.page(index);
    pages.push({ width: page.width, height: page.height });
    words.push({ page: index + 1, lines: wordsOn(readPage(flat, page)), doubt: null });
    await addPicture(made, flat, { index, masks: [] });
  }
  nameMade(made, { title, madeAt });
  return { pdf: await made.save({ updateFieldAppearances: false }), pages, words };
}
