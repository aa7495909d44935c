import { ownKeys } from './records.ts';
/** What may be uploaded: content type and the endings of its names. */
export const uploadTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic'],
  'image/tiff': ['tif', 'tiff'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/csv': ['csv'],
  'text/tab-separated-values': ['tsv'],
} as const satisfies Record<string, readonly string[]>;
const MIB = 1024 * 1024;
/** The largest file that is taken, in MB: a PDF may be a scanned lease of hundreds of pages. */
const MOST_MB = 20;
const MOST_MB_OF_PDF = 100;
/** The largest file of a type that is taken, in MB of 1,048,576 bytes. */
export const mostMegabytesOf = (type: UploadType | null): number =>
  type === 'application/pdf' ? MOST_MB_OF_PDF : MOST_MB;
/** The largest file of a type that is taken, in bytes; of one that isn't known as of the others. */
export const mostBytesOf = (type: UploadType | null): number => mostMegabytesOf(type) * MIB;
/** Files of which a process reads one at a time, for the memory that they take. */
export const isLargeFile = (sizeBytes: number): boolean => sizeBytes > MOST_MB * MIB;

export const typeNames = ownKeys(uploadTypes);

/** The type that a file name's ending stands for, or null: for browsers that don't know it themselves. */
export function uploadTypeOf(fileName: string): UploadType | null {
  const ending = endingOf(fileName);
  return typeNames.find((type) => (uploadTypes[type] as readonly string[]).includes(ending)) ?? null;
}

/** Lower case, without the dot; empty when there is none. */
export const endingOf = (fileName: string): string =>
  /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/**
 * What to do about a spreadsheet of a kind that nobody takes, by its name: one from before 2007, or one with macros. Null for every
 * other name.
 */
export function sheetAdvice(fileName: string): 'sheet_old' | 'sheet_macro' | null {
  const ending = endingOf(fileName);
  if (ending === 'xls' || ending === 'xlt') return 'sheet_old';
  return ending === 'xlsm' || ending === 'xltm' ? 'sheet_macro' : null;
}

/** Pictures that become pages of a PDF where a court needs one. */
export const pictureTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/tiff',
] satisfies UploadType[];
export type UploadType = keyof typeof uploadTypes;
