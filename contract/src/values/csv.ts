/** A cell: a number is written as it is, a text is guarded. */
export type CsvCell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\n\r]/;

/** In front of a file, it shows Excel that the file is UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front: a tenant's
 * name must not be able to fetch anything on the computer of who opens the file.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellText).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
