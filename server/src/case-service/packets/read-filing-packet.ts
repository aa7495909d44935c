import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PacketFile } from '@writdesk/contract/packets/packet-values';
import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';
import { filesOf } from './packet-documents.ts';
import { selectPackets } from './packet-queries.ts';

/** A file of a frozen packet, with the bytes that were frozen. */
export interface FiledFile {
  /** What it is attached as; null for the lead document. */
  title: string | null;
  fileName: string;
  sha256: string;
  content: Buffer;
}

/** A frozen packet: its lead document, and what is attached to it, in its order. */
export interface FiledPacket {
  id: string;
  contentHash: string;
  lead: FiledFile;
  attached: FiledFile[];
}

/** The files of the packet that a case files, without their bytes: the newest, complete. */
export async function filingFilesOf(db: Kysely<DB>, key: CaseKey): Promise<PacketFile[]> {
  const [newest] = await selectPackets(db, key, 'FILING');
  return newest?.status === 'READY' ? filesOf(newest) : [];
}

/**
 * The packet that a case files: the newest, complete, and each of its files byte for byte what was frozen.
 * @returns null where there is none; `CHANGED` where a stored file is another than the one that was frozen.
 */
export async function readFilingPacket(
  { deps, scope }: Context,
  key: CaseKey,
): Promise<FiledPacket | 'CHANGED' | null> {
  const [newest] = await selectPackets(deps.db.as(scope), key, 'FILING');
  if (newest?.status !== 'READY') return null;
  const read: FiledFile[] = [];
  for (const { path, title, fileName, sha256 } of filesOf(newest)) {
    const stored = await deps.storage.get(path);
    if (!stored) return null;
    const content = await buffer(stored);
    if (createHash('sha256').update(content).digest('hex') !== sha256) return 'CHANGED';
    read.push({ title, fileName, sha256, content });
  }
  const [lead, ...attached] = read;
  const { id, contentHash } = newest;
  return lead ? { id, contentHash, lead, attached } : null;
}
