import { fault } from '@writdesk/contract/sentences/fault';
import { MOST_IMPORT_ROWS } from '@writdesk/contract/property-imports/import-values';
import { ImportFileError } from './import-file-error.ts';

/** A row of a file that has something in it, with the number by which a spreadsheet calls it. */
export interface TableRow {
  row: number;
  cells: string[];
}

const DELIMITERS = [',', ';', '\t'] as const;
const MOST_ROWS = MOST_IMPORT_ROWS + 5_000;
const MOST_COLUMNS = 200;

/** The rows of a text of separated values, in whatever way it was saved. @throws ImportFileError for too many rows */
export function readCsv(bytes: Uint8Array): TableRow[] {
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  const said = /^sep=([,;\t|])\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  return parse(body, said?.[1] ?? delimiterOf(body), said ? 2 : 1);
}

/** UTF-16 by its mark, UTF-8 where it is whole, and else what Windows writes in the west. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that splits the first lines into the most cells. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => head.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function parse(text: string, delimiter: string, firstRow: number): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let row = firstRow;
  let startedAt = firstRow;
  const endCell = () => {
    if (cells.length < MOST_COLUMNS) cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ row: startedAt, cells });
    cells = [];
    if (rows.length > MOST_ROWS)
      throw new ImportFileError(fault('import_file_rows', { max: MOST_IMPORT_ROWS }));
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else {
        if (sign === '\n') row += 1;
        cell += sign;
      }
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === delimiter) endCell();
    else if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) {
      endRow();
      row += 1;
      startedAt = row;
    } else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}
