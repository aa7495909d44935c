import { fault } from '@writdesk/contract/sentences/fault';
import { officeContainer } from '../../../platform/storage/index.ts';
import { ImportFileError } from './import-file-error.ts';
import { readCsv, type TableRow } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);
/** What no database keeps as a text. */
const isUnkept = (cell: string): boolean => cell.includes('\0') || !cell.isWellFormed();
const NOT_TEXT = /(?![\t\n\v\f\r])\p{Cc}/u;

/**
 * The rows of a spreadsheet or a text of separated values.
 * @throws ImportFileError, which says what to do, for whatever else it is
 */
export async function readTable(bytes: Uint8Array): Promise<TableRow[]> {
  const rows = await rowsOf(bytes);
  if (rows.some(({ cells }) => cells.some(isUnkept)))
    throw new ImportFileError(fault('import_file_unreadable'));
  if (rows.length === 0) throw new ImportFileError(fault('import_file_empty'));
  return rows;
}

async function rowsOf(bytes: Uint8Array): Promise<TableRow[]> {
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes);
  const container = officeContainer(bytes);
  if (container)
    throw new ImportFileError(fault(container === 'OLD' ? 'sheet_old' : 'import_file_encrypted'));
  const rows = readCsv(bytes);
  if (rows.slice(0, 50).some(({ cells }) => cells.some((cell) => NOT_TEXT.test(cell))))
    throw new ImportFileError(fault('import_file_unreadable'));
  return rows;
}
