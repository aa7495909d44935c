import { afterAll, expect, test } from 'vitest';
import { openTypesetter } from '../src/platform/typeset/index.ts';
import { pdfWords } from '../test/support/pdf-words.ts';
import { signatureEvidence } from './signature-evidence.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const LETTER_WIDTH = 612;
const MARGIN = 72;

test('a word that may break loses no letter of the sheet, and stays on it', async () => {
  // The first “f” of the sheet is the one before a place where the line may break.
  const sha256 = '81cddaeb257f12e71c512fb5693d'.padEnd(64, '0');
  const long = 'w'.repeat(180);
  const { pdf } = await typesetter.pdf(signatureEvidence, {
    title: 'Demand',
    caption: [],
    firm: 'Oakes LLP',
    sha256,
    isTest: false,
    signatures: [
      {
        mark: '/s/ Imani Quill',
        role: 'Attorney',
        isPlaced: true,
        words: ['I have read it, for each of them.'],
        facts: [
          { label: 'Proof', value: 'A fact of five' },
          { label: 'Address', value: long },
        ],
      },
    ],
  });
  const words = await pdfWords(pdf);
  const whole = words.map(({ text }) => text).join('');
  expect(whole).toContain(sha256);
  for (const text of ['I have read it, for each of them.', 'Proof', 'A fact of five', long])
    expect(whole).toContain(text);
  for (const { x, width, text } of words) expect(x + width, text).toBeLessThan(LETTER_WIDTH - MARGIN + 1);
});
