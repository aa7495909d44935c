import { american, journalWords } from './journal-words.ts';
import type { NumberedJournal } from './journals.ts';

/** “Guide to import files”, QuickBooks Desktop: a transaction is its first line as TRNS, the others as SPL, and ENDTRNS. */
const columns = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'];

/** Journals as an IIF file, for QuickBooks Desktop; a location is a class there. */
export function writeIif(journals: readonly NumberedJournal[]): Buffer {
  const rows = journals.flatMap((journal) => [
    ...journal.lines.map((line, at) => [
      at === 0 ? 'TRNS' : 'SPL',
      'GENERAL JOURNAL',
      american(journal.postedOn),
      line.name,
      line.isReceivable ? (journal.company ?? '') : '',
      line.location?.name ?? '',
      (line.amountCents / 100).toFixed(2),
      journal.number,
      journalWords(journal),
    ]),
    ['ENDTRNS'],
  ]);
  const text = [['!TRNS', ...columns], ['!SPL', ...columns], ['!ENDTRNS'], ...rows]
    .map((cells) => `${cells.map(cell).join('\t')}\r\n`)
    .join('');
  return Buffer.from(text, 'latin1');
}

/** What the program reads: the letters of Western Europe, and nothing that ends a cell or quotes one. */
const cell = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”"]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .normalize('NFC')
    .replaceAll(/[^\x20-\x7E\xA0-\xFF]/g, '?');
