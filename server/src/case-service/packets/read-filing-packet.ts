import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import type { CaseKey } from '../cases/record/index.ts';
import { filesOf } from './packet-documents.ts';
import { selectPackets } from './packet-queries.ts';

/** The one file of a frozen packet, with the bytes that were frozen. */
export interface FiledPacket {
  id: string;
  contentHash: string;
  fileName: string;
  sha256: string;
  content: Buffer;
}

/**
 * The packet that a case files: the newest, complete, in one file, and byte for byte what was frozen.
 * @returns null where there is none; `CHANGED` where the stored file is another than the one that was frozen.
 */
export async function readFilingPacket(
  { deps, scope }: Context,
  key: CaseKey,
): Promise<FiledPacket | 'CHANGED' | null> {
  const [newest] = await selectPackets(deps.db.as(scope), key, 'FILING');
  if (newest?.status !== 'READY') return null;
  const [file, ...others] = filesOf(newest);
  const stored = file && others.length === 0 ? await deps.storage.get(file.path) : null;
  if (!file || !stored) return null;
  const content = await buffer(stored);
  if (createHash('sha256').update(content).digest('hex') !== file.sha256) return 'CHANGED';
  const { contentHash } = newest;
  return { id: newest.id, contentHash, fileName: file.fileName, sha256: file.sha256, content };
}
