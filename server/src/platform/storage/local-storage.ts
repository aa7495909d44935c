import { errorCode } from '../error-code.ts';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import { type FileAddressOptions, fileAddresses } from './file-addresses.ts';
import type { Permit } from './signature.ts';
import { checkedPath, servedType, type Storage } from './storage.ts';

/** Longer than a request may take, so that an upload of another process is left alone. */
const STALE_AFTER_MS = 10 * 60_000;
const MIN_FREE_BYTES = 500 * 1024 * 1024;

export interface LocalStorageOptions extends Omit<FileAddressOptions, 'clock'> {
  folder: string;
  clock?: Clock;
  /** Uploads are refused when less would remain free: a full disk stops the database too. */
  minFreeBytes?: number;
}

/** Files in a folder, with what its HTTP side needs. */
export interface LocalStorage extends Storage {
  readPermit(path: string, query: URLSearchParams): Permit | 'expired' | 'forged';
  hasRoomFor(sizeBytes: number): Promise<boolean>;
  /** Takes a file bit by bit. @returns null while another upload to the path is running in this process. */
  receive(path: string): Promise<Reception | null>;
}

export interface Reception {
  write(chunk: Uint8Array): Promise<void>;
  /** Makes the file visible under its path. @returns false when a file is there already; this one is then gone. */
  keep(): Promise<boolean>;
  /** Leaves nothing. */
  discard(): Promise<void>;
}

/** Opens (and makes) the folder, and removes what a killed process left half-written in it. */
export async function openLocalStorage(options: LocalStorageOptions): Promise<LocalStorage> {
  const { folder, clock = systemClock, minFreeBytes = MIN_FREE_BYTES } = options;
  const addresses = fileAddresses({ ...options, clock });
  const arriving = join(folder, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  await removeStale(arriving, clock.now());
  /** Paths to which an upload is running: ended with the process, so that a killed one blocks nobody. */
  const running = new Set<string>();

  // The name on disk is a hash, so that nothing in a path can mean anything to the file system.
  function fileOf(path: string): string {
    const name = createHash('sha256').update(checkedPath(path)).digest('hex');
    return join(folder, name.slice(0, 2), name);
  }

  /** A file that nobody sees yet. */
  async function begin() {
    const temporary = join(arriving, randomUUID());
    const file = await open(temporary, 'wx', 0o600);
    return {
      temporary,
      write: (chunk: Uint8Array) => file.writeFile(chunk),
      async flush() {
        await file.sync();
        await file.close();
      },
      async discard() {
        await file.close().catch(() => undefined);
        await rm(temporary, { force: true });
      },
    };
  }

  async function receive(path: string): Promise<Reception | null> {
    const target = fileOf(path);
    if (running.has(target)) return null;
    running.add(target);
    const { temporary, write, flush, discard } = await begin().catch((error: unknown) => {
      running.delete(target);
      throw error;
    });
    const end = async () => {
      await discard();
      running.delete(target);
    };
    return {
      write,
      async keep() {
        await flush();
        const isFirst = await publishNew(temporary, target);
        await end();
        return isFirst;
      },
      discard: end,
    };
  }

  return {
    receive,
    readPermit: addresses.read,
    async hasRoomFor(sizeBytes) {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize - sizeBytes >= minFreeBytes;
    },
    async signedUploadUrl(upload) {
      const url = addresses.of({ ...upload, method: 'PUT', fileName: null });
      return { url, headers: { 'content-type': upload.contentType } };
    },
    async signedDownloadUrl(download) {
      const contentType = servedType(download.contentType);
      return addresses.of({ ...download, method: 'GET', contentType, sizeBytes: null });
    },
    async put(path, content) {
      const { temporary, write, flush, discard } = await begin();
      try {
        await write(content);
        await flush();
        await publish(temporary, fileOf(path));
      } catch (error) {
        await discard();
        throw error;
      }
    },
    async get(path, range) {
      const file = fileOf(path);
      return (await sizeOf(file, arriving)) === null ? null : createReadStream(file, range);
    },
    async stat(path) {
      const sizeBytes = await sizeOf(fileOf(path), arriving);
      return sizeBytes === null ? null : { sizeBytes };
    },
    async copy(from, to) {
      const temporary = join(arriving, randomUUID());
      await link(fileOf(from), temporary);
      await publish(temporary, fileOf(to));
      // A rename onto the same file leaves both names.
      await rm(temporary, { force: true });
    },
    delete: (path) => rm(fileOf(path), { force: true }),
    removeAbandoned: () => removeStale(arriving, clock.now()),
  };
}

/** @param arriving is always there: without it the folder itself is away, and says nothing about its files. */
async function sizeOf(file: string, arriving: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    await stat(arriving);
    return null;
  }
}

/** Renames and makes the new name outlive a power cut. */
async function publish(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  await flushFolder(to);
}

/** Gives a file a name that nothing has yet: of several processes one succeeds. @returns whether this one did. */
async function publishNew(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  await flushFolder(to);
  return true;
}

async function flushFolder(to: string): Promise<void> {
  let folder: FileHandle | undefined;
  try {
    folder = await open(dirname(to), 'r');
    await folder.sync();
  } catch (error) {
    // Windows can't open a folder to flush it.
    if (!['EPERM', 'EISDIR', 'EACCES'].includes(errorCode(error))) throw error;
  } finally {
    await folder?.close();
  }
}

async function removeStale(arriving: string, now: Date): Promise<void> {
  for (const name of await readdir(arriving)) {
    const file = join(arriving, name);
    // Another process may have been faster.
    const found = await stat(file).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > STALE_AFTER_MS) await rm(file, { force: true });
  }
}
