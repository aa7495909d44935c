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
  // Files that nobody uploads: what robots saw, what was read of scans, envelopes, reports, and what was made to be read once.
  const made = await room.ask<{ path: string }>(`select html_path as path from cases.robot_evidence
    union select picture_path from cases.robot_evidence where picture_path is not null
    union select words_path from cases.scan where words_path is not null
    union select 'made/' || id || '/file.pdf' from cases.envelope
    union select 'made/' || id || '/report.' || lower(format) from cases.report_run
    union select path from jobs.made_file`);
  // What arrived lies under a second name until its address is swept.
  const others = [...made.map(({ path }) => path), ...rows.map(({ path }) => `incoming/${path}`)];
  const names = new Set([...known.keys(), ...others.map(nameOf)]);
  const orphans = [...lying.keys()].filter((name) => !names.has(name));
  if (orphans.length > 0) journal.breaks('Nothing lies in the storage of which nobody knows.', orphans);
}
