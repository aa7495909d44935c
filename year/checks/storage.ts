import { createHash } from 'node:crypto';
import type { EngineRoom } from '../product/engine-room.ts';
import type { Scene } from '../scene.ts';

interface Kept {
  [column: string]: unknown;
  path: string;
  state: 'PENDING' | 'STORED' | 'REFUSED';
  bytes: number;
}

/** What the product has a file of lies in the storage, whole, and nothing lies there of which nobody knows. */
export async function checkStorage({ journal }: Scene, room: EngineRoom): Promise<void> {
  const rows = await room.ask<Kept>('select path, state, size_bytes::int as bytes from jobs.stored_file');
  const lying = await room.filesInStorage();
  const nameOf = (path: string) => createHash('sha256').update(path).digest('hex');
  const known = new Map(rows.map((row) => [nameOf(row.path), row]));
  journal.did('Files looked for in the storage', rows.length);
  for (const [name, row] of known)
    if (row.state === 'STORED' && lying.get(name) !== row.bytes)
      journal.breaks('What is stored lies in the storage, whole.', { ...row, lies: lying.get(name) ?? null });
  const orphans = [...lying.keys()].filter((name) => !known.has(name));
  if (orphans.length > 0) journal.breaks('Nothing lies in the storage of which nobody knows.', orphans);
}
