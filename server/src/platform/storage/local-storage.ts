import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import { permitQuery, type Permit, readPermit } from './signature.ts';
import { checkedPath, servedType, type Storage } from './storage.ts';

/** The addresses of local files begin with this. */
export const FILES_PREFIX = '/files/';
const STALE_AFTER_MS = 3600_000;
const MIN_FREE_BYTES = 500 * 1024 * 1024;

export interface LocalStorageOptions {
  folder: string;
  /** 32 bytes; whoever has it can make addresses. */
  signingKey: Buffer;
  /** Addresses that were made with these are good until they expire. */
  formerKeys?: readonly Buffer[];
  /** Before the path of each address, e.g. `https://writdesk.example`; a function where it is known only later. */
  baseUrl: string | (() => string);
  clock?: Clock;
  /** Uploads are refused when less would remain free: a full disk stops the database too. */
  minFreeBytes?: number;
}

/** Files in a folder, with what its HTTP side needs. */
export interface LocalStorage extends Storage {
  readPermit(path: string, query: URLSearchParams): Permit | 'expired' | 'forged';
  hasRoomFor(sizeBytes: number): Promise<boolean>;
  /** Takes a file bit by bit; `keep` makes it visible under its path, `discard` leaves nothing. */
  receive(path: string): Promise<Reception>;
}

export interface Reception {
  write(chunk: Uint8Array): Promise<void>;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Opens (and makes) the folder, and removes what a killed process left half-written in it. */
export async function openLocalStorage(options: LocalStorageOptions): Promise<LocalStorage> {
  const { folder, signingKey, formerKeys = [], baseUrl } = options;
  const { clock = systemClock, minFreeBytes = MIN_FREE_BYTES } = options;
  const arriving = join(folder, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  await removeStale(arriving, clock.now());

  // The name on disk is a hash, so that nothing in a path can mean anything to the file system.
  function fileOf(path: string): string {
    const name = createHash('sha256').update(checkedPath(path)).digest('hex');
    return join(folder, name.slice(0, 2), name);
  }

  function address(permit: Permit): string {
    const base = typeof baseUrl === 'string' ? baseUrl : baseUrl();
    return `${base}${FILES_PREFIX}${checkedPath(permit.path)}?${permitQuery(signingKey, permit)}`;
  }

  async function receive(path: string): Promise<Reception> {
    const target = fileOf(path);
    const temporary = join(arriving, randomUUID());
    const file = await open(temporary, 'wx', 0o600);
    return {
      async write(chunk) {
        await file.writeFile(chunk);
      },
      async keep() {
        await file.sync();
        await file.close();
        await publish(temporary, target);
      },
      async discard() {
        await file.close().catch(() => undefined);
        await rm(temporary, { force: true });
      },
    };
  }

  return {
    receive,
    readPermit(path, query) {
      for (const key of [signingKey, ...formerKeys]) {
        const permit = readPermit(key, path, query, clock.now());
        if (permit !== 'forged') return permit;
      }
      return 'forged';
    },
    async hasRoomFor(sizeBytes) {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize - sizeBytes >= minFreeBytes;
    },
    async signedUploadUrl({ path, contentType, sizeBytes, expiresAt }) {
      return address({
        method: 'PUT',
        path,
        contentType,
        sizeBytes,
        fileName: null,
        expires: seconds(expiresAt),
      });
    },
    async signedDownloadUrl({ path, contentType, fileName, expiresAt }) {
      return address({
        method: 'GET',
        path,
        contentType: servedType(contentType),
        sizeBytes: null,
        fileName,
        expires: seconds(expiresAt),
      });
    },
    async put(path, content) {
      const reception = await receive(path);
      try {
        await reception.write(content);
        await reception.keep();
      } catch (error) {
        await reception.discard();
        throw error;
      }
    },
    async get(path, range) {
      const file = fileOf(path);
      return (await sizeOf(file)) === null ? null : createReadStream(file, range);
    },
    async stat(path) {
      const sizeBytes = await sizeOf(fileOf(path));
      return sizeBytes === null ? null : { sizeBytes };
    },
    move: (from, to) => publish(fileOf(from), fileOf(to)),
    delete: (path) => rm(fileOf(path), { force: true }),
  };
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Renames and makes the new name outlive a power cut. */
async function publish(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  let folder: FileHandle | undefined;
  try {
    folder = await open(dirname(to), 'r');
    await folder.sync();
  } catch (error) {
    // Windows can't open a folder to flush it.
    if (!['EPERM', 'EISDIR', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await folder?.close();
  }
}

async function removeStale(arriving: string, now: Date): Promise<void> {
  for (const name of await readdir(arriving)) {
    const file = join(arriving, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > STALE_AFTER_MS) await rm(file, { force: true });
  }
}
