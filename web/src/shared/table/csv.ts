import { CSV_MARK } from '@writdesk/contract/values/csv';
import { saveFile } from '../files/save-file.ts';

/** Hands a CSV file to the browser. */
export function downloadCsv(fileName: string, text: string): void {
  saveFile(fileName, new Blob([CSV_MARK, text], { type: 'text/csv;charset=utf-8' }));
}
