import { fault } from '@writdesk/contract/sentences/fault';
import { zipContents } from '../../../platform/storage/index.ts';
import { ImportFileError } from './import-file-error.ts';

const MOST_ENTRIES = 2_000;
/** A workbook of 50,000 rows with 25 columns unpacks to less than half of this. */
const MOST_BYTES = 250 * 1024 * 1024;
/** Spreadsheets shrink to a tenth; nothing honest shrinks to a five-hundredth. */
const MOST_RATIO = 500;

/**
 * Looks at the table of contents of a workbook before anything is unpacked. The reader behind it unpacks no entry beyond the size
 * that is said here, so a size that is said must be there.
 * @throws ImportFileError for macros, and for what would unpack to more than a workbook holds
 */
export function guardWorkbook(bytes: Uint8Array): void {
  const entries = zipContents(bytes);
  if (!entries) throw new ImportFileError(fault('import_file_unreadable'));
  if (entries.length > MOST_ENTRIES) throw new ImportFileError(fault('import_file_bomb'));
  let unpacked = 0;
  for (const { name, packedBytes: packed, unpackedBytes: size } of entries) {
    if (/vbaProject/i.test(name)) throw new ImportFileError(fault('sheet_macro'));
    unpacked += size;
    const isHidden = size === 0 && packed > 2;
    if (isHidden || unpacked > MOST_BYTES || size > Math.max(packed, 1_000) * MOST_RATIO)
      throw new ImportFileError(fault('import_file_bomb'));
  }
}
