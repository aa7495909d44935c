import { fault } from '@writdesk/contract/sentences/fault';
import { MOST_IMPORT_ROWS } from '@writdesk/contract/property-imports/import-values';
import { type CellValue, HucreError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { ImportFileError } from './import-file-error.ts';
import type { TableRow } from './read-csv.ts';
import { guardWorkbook } from './zip-guard.ts';

/**
 * The rows of a workbook's first sheet as texts: a day as `YYYY-MM-DD`, a number as it is. The one file that knows the library.
 * @throws ImportFileError
 */
export async function readWorkbook(bytes: Uint8Array): Promise<TableRow[]> {
  guardWorkbook(bytes);
  const rows: TableRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const cells = values.map(textOf);
      if (cells.some((cell) => cell !== '')) rows.push({ row: index + 1, cells });
      if (rows.length > MOST_IMPORT_ROWS + HEAD_ROOM)
        throw new ImportFileError(fault('import_file_rows', { max: MOST_IMPORT_ROWS }));
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    if (error instanceof HucreError || error instanceof RangeError || error instanceof TypeError)
      throw new ImportFileError(fault('import_file_unreadable'));
    throw error;
  }
  return rows;
}

/** Titles, bands and sums stand between the rows that count. */
const HEAD_ROOM = 5_000;

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : '';
  return String(value).trim();
}
