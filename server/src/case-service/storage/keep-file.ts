import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { FileOwners } from './storage-policy.ts';
import { insertFile } from './storage-queries.ts';

/** A file that we made ourselves. */
export interface OwnFile {
  /** Of the file; a repeated job gives the same again and replaces what it stored before. */
  id: string;
  fileName: string;
  contentType: string;
  content: Uint8Array;
  owners: Omit<FileOwners, 'uploadedBy'>;
}

/** Stores the bytes. Call it before the transaction that notes the file (`keepFile`). @returns its path. */
export async function putFile({ deps }: Context, file: OwnFile): Promise<string> {
  const path = pathOf(file);
  await deps.storage.put(path, file.content, file.contentType);
  return path;
}

/** Notes a file stored by `putFile`, in the caller's transaction. */
export async function keepFile(db: Kysely<DB>, file: OwnFile, storedAt: Date): Promise<void> {
  await insertFile(db, {
    id: file.id,
    path: pathOf(file),
    fileName: file.fileName,
    contentType: file.contentType,
    sizeBytes: file.content.byteLength,
    state: 'STORED',
    uploadedBy: null,
    ...file.owners,
    uploadExpiresAt: null,
    storedAt,
  });
}

function pathOf({ id, fileName }: OwnFile): string {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? '';
  return `made/${id}/file${ending.toLowerCase()}`;
}
