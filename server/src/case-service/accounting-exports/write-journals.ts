import type { AccountingFormat } from '@writdesk/contract/accounting-exports/accounting-exports';
import { CSV_MARK, type CsvCell, toCsv } from '@writdesk/contract/values/csv';
import { american, journalWords } from './journal-words.ts';
import type { Journal, JournalLine, NumberedJournal } from './journals.ts';
import { writeIif } from './write-iif.ts';

interface Written {
  /** How the file’s name ends. */
  ending: 'csv' | 'iif';
  contentType: string;
  /** As many lines as the program takes from one file; null where it takes all. */
  maxLines: number | null;
  write(journals: readonly NumberedJournal[]): Buffer;
}

/** The formats, and the programs that read them. */
export const writers: Record<AccountingFormat, Written> = {
  // “Import journal entries”, QuickBooks Online help.
  QUICKBOOKS_ONLINE: {
    ...csv(
      ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name', 'Location'],
      (journal, line) => [
        journal.number,
        american(journal.postedOn),
        line.name,
        ...sides(line),
        journalWords(journal),
        // What isn’t owed names nobody: an unknown name keeps the whole file from being imported.
        line.isReceivable ? journal.company : null,
        line.location?.name ?? null,
      ],
    ),
    maxLines: 1_000,
  },
  // “Add, import and post manual journals”, Xero Central: lines with the same narration and day are one journal.
  XERO: {
    ...csv(
      [
        '*Narration',
        '*Date',
        'Description',
        '*AccountCode',
        '*TaxRate',
        '*Amount',
        'TrackingName1',
        'TrackingOption1',
      ],
      (journal, line) => [
        `${journal.number} ${journalWords(journal)}`,
        spelled(journal.postedOn),
        line.name,
        line.code,
        'Tax Exempt',
        line.amountCents / 100,
        line.location && 'Location',
        line.location?.name ?? null,
      ],
    ),
    maxLines: 300,
  },
  IIF: { ending: 'iif', contentType: 'text/plain', maxLines: null, write: writeIif },
  LEDGER_CSV: csv(
    [
      'journal',
      'date',
      'event',
      'code',
      'account',
      'locationId',
      'location',
      'debit',
      'credit',
      'company',
      'documents',
    ],
    (journal, line) => [
      journal.number,
      journal.postedOn,
      journal.kind,
      line.code,
      line.name,
      line.location?.id ?? null,
      line.location?.name ?? null,
      ...sides(line),
      journal.company,
      journal.documents.join(' '),
    ],
  ),
};

/** Files of as many lines as the program takes from one: no journal is in two of them. */
export function inFiles<J extends Pick<Journal, 'lines'>>(
  journals: readonly J[],
  maxLines: number | null,
): J[][] {
  const files: J[][] = [[]];
  let lines = 0;
  for (const journal of journals) {
    if (maxLines !== null && lines > 0 && lines + journal.lines.length > maxLines) {
      files.push([]);
      lines = 0;
    }
    files.at(-1)?.push(journal);
    lines += journal.lines.length;
  }
  return files;
}

function csv(
  head: readonly string[],
  rowOf: (journal: NumberedJournal, line: JournalLine) => readonly CsvCell[],
): Written {
  return {
    ending: 'csv',
    contentType: 'text/csv',
    maxLines: null,
    write: (journals) => {
      const rows = journals.flatMap((journal) => journal.lines.map((line) => rowOf(journal, line)));
      return Buffer.from(CSV_MARK + toCsv(head, rows));
    },
  };
}

const sides = ({ amountCents }: JournalLine): [number | null, number | null] =>
  amountCents > 0 ? [amountCents / 100, null] : [null, -amountCents / 100];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `30 Jun 2026`: Xero takes the other order of numbers in some countries. */
const spelled = (day: string) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
