import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { notWhatItSays, officeContainer } from './magic.ts';
import { zipContents } from './zip-contents.ts';

const MOST_ENTRIES = 10_000;
const MOST_BYTES = 500 * 1024 * 1024;

/** Where each kind of file keeps its contents. */
const folders: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/',
};
export const isOffice = (contentType: string): boolean => Object.hasOwn(folders, contentType);

/** What speaks against a document or a workbook, by its container and its table of contents alone. */
export function officeFault(contentType: string, bytes: Uint8Array): Fault | null {
  const container = officeContainer(bytes);
  if (container) return fault(container === 'OLD' ? 'office_old' : 'office_encrypted');
  const entries = zipContents(bytes) ?? [];
  const has = (start: string) => entries.some(({ name }) => name.startsWith(start));
  if (!has('[Content_Types].xml') || !has(folders[contentType] ?? '')) return notWhatItSays(contentType);
  if (entries.some(({ name }) => /vbaProject/i.test(name))) return fault('office_macro');
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  return unpacked > MOST_BYTES || entries.length > MOST_ENTRIES ? fault('file_unpacks_large') : null;
}
