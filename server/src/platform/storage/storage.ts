import type { Readable } from 'node:stream';

/** Where files lie. Whoever holds a signed address may do what it says, until it expires, and nothing else. */
export interface Storage {
  /**
   * An address for one file: the first PUT that arrives whole stands. Each other one is refused, at the same time or later,
   * as long as there is a file at the path.
   * @param sizeBytes exactly so many; an upload of another size or type is refused and leaves nothing.
   * @param holder for whom it is, which is asked again while the file arrives; a bucket takes it without asking.
   * @returns the address, and the headers that are sent with it.
   */
  signedUploadUrl(upload: {
    path: string;
    contentType: string;
    sizeBytes: number;
    holder: string;
    expiresAt: Date;
  }): Promise<UploadAddress>;
  /**
   * An address for GETs; the file is always offered for saving under `fileName`, never shown by the server.
   * @param holder for whom it is, which is asked again at each download.
   */
  signedDownloadUrl(download: {
    path: string;
    contentType: string;
    fileName: string;
    holder: string;
    expiresAt: Date;
  }): Promise<string>;
  /** Stores or replaces a file; it is there whole or not at all. */
  put(path: string, content: Uint8Array, contentType: string): Promise<void>;
  /** @param range bytes from `start` through `end`, counted from 0. @returns null when there is no such file. */
  get(path: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /** @returns null when there is no such file. */
  stat(path: string): Promise<{ sizeBytes: number } | null>;
  /** Gives a file a second path, replacing what was there. @throws when there is no file at `from`. */
  copy(from: string, to: string): Promise<void>;
  /** Removes a file; that it was not there is no error. */
  delete(path: string): Promise<void>;
  /** Removes what uploads left that ended with their process. */
  removeAbandoned(): Promise<void>;
}

/** The storage can’t be reached for now, or doesn’t work: nothing is known of its files. */
export class StorageAwayError extends Error {
  readonly code = 'STORAGE_AWAY';
}

export interface UploadAddress {
  url: string;
  headers: Readonly<Record<string, string>>;
}

const SEGMENT = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,200}$/;

/** True for `a/b/c.pdf`: letters, digits, dot, dash, underscore; no way up, nothing absolute. */
export function isStoragePath(path: string): boolean {
  return path.length <= 800 && path.split('/').every((segment) => SEGMENT.test(segment));
}

/** @throws RangeError for a path that no part of this program would make. */
export function checkedPath(path: string): string {
  if (!isStoragePath(path)) throw new RangeError(`Not a storage path: ${JSON.stringify(path.slice(0, 100))}`);
  return path;
}

/**
 * As what a file is given out. A text that somebody uploaded goes as bytes: its type would have to name a charset, and only its
 * beginning was looked at.
 */
export const servedType = (contentType: string): string =>
  contentType.startsWith('text/') ? 'application/octet-stream' : contentType;

/** A Content-Disposition that offers the file for saving, its name right in every language. */
export function attachmentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
