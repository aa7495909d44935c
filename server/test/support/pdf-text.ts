import { execFileSync } from 'node:child_process';

export const hasPdftotext = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('\n  THE WORDS OF DOCUMENTS ARE NOT TESTED: pdftotext is missing (poppler-utils has it).\n');
    return false;
  }
})();

/** The words of a document, line by line, however wide the gaps; without the places where long words may break. */
export function textOf(pdf: Uint8Array): string {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  const lines = text.replaceAll('\u200b', '').split(/[\n\f]/);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
