import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { noteMade } from './made-file-queries.ts';
import { addressOf } from './sign-download.ts';

interface Made {
  firmId: string;
  fileName: string;
  /** Distinguishes files of one name, such as an invoice before and after its payment. */
  key?: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * Stores what was made of a firm's records, and gives its address. A firm has one file for each name or key, which the next one
 * replaces, and a day later the file is removed: nothing piles up, and nothing stays of records that are gone. It is no record's:
 * whoever may read the records gets its address where it is made.
 * @param db the transaction, inside of one.
 */
export async function storeMade(
  context: Context,
  db: Kysely<DB>,
  { firmId, fileName, key = fileName, contentType, content }: Made,
): Promise<string> {
  const path = madePath({ firmId, fileName, key });
  await noteMade(db, path, context.deps.clock.now());
  await context.deps.storage.put(path, content, contentType);
  return addressOf(context, { path, fileName, contentType });
}

/** What `storeMade` stored under this key, which is now as young as if it were made again. @returns its address; null where there is none. */
export async function madeBefore(
  context: Context,
  db: Kysely<DB>,
  made: Required<Omit<Made, 'content'>>,
): Promise<string | null> {
  const { storage, clock } = context.deps;
  const path = madePath(made);
  if (!(await storage.stat(path))) return null;
  // It may be on its way out: what is noted first and still there afterwards stays.
  await noteMade(db, path, clock.now());
  return (await storage.stat(path)) ? addressOf(context, { ...made, path }) : null;
}

const madePath = ({ firmId, fileName, key }: Required<Pick<Made, 'firmId' | 'fileName' | 'key'>>): string =>
  `made/${madeId(firmId, key)}/file${fileName.slice(fileName.lastIndexOf('.'))}`;

/** The same for the same firm and name or key, as a UUID of version 8. */
export function madeId(firmId: string, key: string): string {
  const hash = createHash('sha256').update(`export:${firmId}:${key}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
