import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { type UploadType, uploadTypes } from '@writdesk/contract/values/upload-types';

const PREFIX_BYTES = 16;
/** So many bytes from a file's start are enough for `looksLike`. */
export const MAGIC_BYTES = 512;

const startsWith =
  (...bytes: number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, at) => head[at] === byte);
const ascii =
  (text: string, offset = 0) =>
  (head: Uint8Array) =>
    [...text].every((char, at) => head[offset + at] === char.charCodeAt(0));
const either =
  (...tests: ((head: Uint8Array) => boolean)[]) =>
  (head: Uint8Array) =>
    tests.some((passes) => passes(head));
const zip = startsWith(0x50, 0x4b, 0x03, 0x04);
const container = startsWith(0xd0, 0xcf, 0x11, 0xe0);
/** One with a password is let in as far as whoever reads it, who says what to do about it: see `officeFault`. */
const office = either(zip, container);

/**
 * Text holds no control characters but tabs and line ends, unless its mark says that it is UTF-16, as spreadsheets save it. In which of
 * the older character sets it is written nothing shows; it is only ever given out as bytes.
 */
function isText(head: Uint8Array): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || !head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
}

/** A type as sentences call it. */
export const fileTypeOf = (contentType: string): UploadType | 'other' =>
  Object.hasOwn(uploadTypes, contentType) ? (contentType as UploadType) : 'other';

/** What is said of a file that isn't what its name says. */
export const notWhatItSays = (contentType: string): Fault =>
  fault('file_content', { type: fileTypeOf(contentType) });

const signatures: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  'application/pdf': ascii('%PDF-'),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/heic': either(
    ascii('ftypheic', 4),
    ascii('ftypheix', 4),
    ascii('ftypmif1', 4),
    ascii('ftypmsf1', 4),
  ),
  'image/tiff': either(startsWith(0x49, 0x49, 0x2a, 0x00), startsWith(0x4d, 0x4d, 0x00, 0x2a)),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': office,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': office,
  'text/csv': isText,
  'text/tab-separated-values': isText,
};

/**
 * What the container is in which Office kept its files before 2007, and keeps those with a password since.
 * @returns null for every other file
 */
export function officeContainer(bytes: Uint8Array): 'OLD' | 'ENCRYPTED' | null {
  if (!container(bytes)) return null;
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name) ? 'ENCRYPTED' : 'OLD';
}

/**
 * Whether a file is what it says it is, as far as its first bytes show.
 * @param head the first 512 bytes, or the whole file if it is shorter.
 * @returns false for a content type that is not in the table: what we don't know we don't take.
 */
export function looksLike(contentType: string, head: Uint8Array): boolean {
  return signatures[contentType]?.(head) ?? false;
}

/** True once enough has arrived to judge. */
export const canJudge = (contentType: string, bytes: number): boolean =>
  bytes >= (signatures[contentType] === isText ? MAGIC_BYTES : PREFIX_BYTES);
