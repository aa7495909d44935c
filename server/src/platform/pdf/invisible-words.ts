import {
  beginText,
  concatTransformationMatrix,
  endText,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { seenHeight, upright } from './fill-task.ts';
import type { ScanPage, ScanWord } from './messages.ts';

/** How much of a word's box stands below its line. */
const BELOW = 0.2;

/** Lays the words that were read on a scan over it, to be searched and copied; nothing of them shows. */
export function layInvisible(page: PDFPage, { lines }: ScanPage, font: PDFFont): void {
  const name = page.node.newFontDictionary('Scanned', font.ref);
  const height = seenHeight(page);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...upright(page)));
  for (const word of lines.flat()) {
    const size = word.height;
    const wide = widthOf(font, word, size);
    if (wide <= 0) continue;
    page.pushOperators(
      beginText(),
      setTextRenderingMode(TextRenderingMode.Invisible),
      setFontAndSize(name, size),
      setCharacterSqueeze((word.width / wide) * 100),
      setTextMatrix(1, 0, 0, 1, word.x, height - word.y - word.height * (1 - BELOW)),
      showText(font.encodeText(`${word.text} `)),
      endText(),
    );
  }
  page.pushOperators(popGraphicsState());
}

/** 0 for a word with a character that the font has not; English and Spanish have none. */
function widthOf(font: PDFFont, { text }: ScanWord, size: number): number {
  try {
    return font.widthOfTextAtSize(text, size);
  } catch {
    return 0;
  }
}
