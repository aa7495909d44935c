import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { RefusedFile } from './refused-file.ts';

/** What we ask of Tesseract; the module has no types. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(path: null, languages: string, engine: number): number;
    /** @param orientation as EXIF counts them. */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
}

/** A word on a picture, in pixels from its top left. */
export interface ReadWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface WordReader {
  /** Line by line. @param gray one byte a pixel. @param orientation as EXIF counts them: 1 as it is. */
  read(gray: Uint8Array, size: { width: number; height: number }, orientation?: number): ReadWord[][];
}

const languages = {
  eng: import.meta.resolve('@tesseract.js-data/eng'),
  spa: import.meta.resolve('@tesseract.js-data/spa'),
};
/** The neural engine; the data of the older one are not read. */
const LSTM = 1;
const WORD = '5';

/** Opens a reader of English and Spanish. It takes its languages from the program's own packages and asks nobody. */
export async function openWordReader(): Promise<WordReader> {
  const library = fileURLToPath(import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.js'));
  const start = createRequire(import.meta.url)(library) as (options: object) => Promise<Tesseract>;
  const tesseract = await start({ print() {}, printErr() {}, TesseractProgress() {} });
  for (const [language, place] of Object.entries(languages)) {
    const packed = await readFile(new URL(`4.0.0_best_int/${language}.traineddata.gz`, place));
    tesseract.FS.writeFile(`./${language}.traineddata`, gunzipSync(packed));
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, Object.keys(languages).join('+'), LSTM) !== 0)
    throw new Error('Tesseract can’t read its languages.');
  return {
    read(gray, { width, height }, orientation = 1) {
      // A gray picture as any reader takes it: its size in words, then its bytes.
      const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
      tesseract.FS.writeFile('/input', Buffer.concat([head, gray]));
      if (api.SetImageFile(orientation, 0) !== 0)
        throw new RefusedFile('BROKEN', 'Tesseract takes no picture');
      api.Recognize(null);
      return linesOf(api.GetTSVText(0));
    },
  };
}

/** A table with a row for each word: what it is, its page, block, paragraph, line and number, its box, how sure, and the word. */
function linesOf(table: string): ReadWord[][] {
  const lines = new Map<string, ReadWord[]>();
  for (const row of table.split('\n')) {
    const [what, page, block, paragraph, line, , x, y, width, height, confidence, text = ''] =
      row.split('\t');
    if (what !== WORD || text.trim() === '') continue;
    const key = [page, block, paragraph, line].join('.');
    const words = lines.get(key) ?? [];
    const [left, top, wide, high] = [x, y, width, height].map(Number);
    words.push({
      text: text.trim(),
      confidence: Number(confidence),
      x: left ?? 0,
      y: top ?? 0,
      width: wide ?? 0,
      height: high ?? 0,
    });
    lines.set(key, words);
  }
  return [...lines.values()];
}
