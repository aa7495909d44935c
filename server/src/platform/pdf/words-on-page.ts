import type { PdfPageText, ScanWord } from './messages.ts';

/** The words of a page, line by line, each with the box that its characters fill. */
export function wordsOn({ text, places }: Pick<PdfPageText, 'text' | 'places'>): ScanWord[][] {
  return [...text.matchAll(/[^\r\n]+/g)]
    .map(({ 0: line, index: from }) =>
      [...line.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const box = boxOf(places.subarray((from + index) * 4, (from + index + word.length) * 4));
        return box ? [{ text: word, ...box }] : [];
      }),
    )
    .filter((words) => words.length > 0);
}

/** Around all characters that stand somewhere; null where none does. */
function boxOf(places: Float32Array): Omit<ScanWord, 'text'> | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < places.length; at += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = places.subarray(at, at + 4);
    if (width <= 0 || height <= 0) continue;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
  }
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
