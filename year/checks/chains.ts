import { createHash } from 'node:crypto';
import type { EngineRoom } from '../product/engine-room.ts';
import type { Scene } from '../scene.ts';

export interface Link {
  [column: string]: unknown;
  /** Of which trail it is. */
  chain: string;
  seq: number;
  hash: string;
}

/** The trail of each subject is whole: nothing is missing in it, added or changed. Counted by the player's own hash. */
export async function checkChains({ journal }: Scene, room: EngineRoom): Promise<void> {
  // A firm has a trail of its own of what others have one of, too.
  for (const [trail, seen, chain] of [
    ['cases', 'visibility', 'firm_id'],
    ['users', 'null', 'null'],
  ] as const) {
    const links =
      await room.ask<Link>(`select subject, subject_id as "subjectId", seq, client_id as "clientId",
      firm_id as "firmId", action, ${seen} as visibility, actor_kind as "actorKind", actor_id as "actorId",
      actor_name as "actorName", occurred_at as "occurredAt", data, hash,
      concat(subject, subject_id, ${chain}) as chain
      from ${trail}.audit_event order by chain, seq`);
    journal.did('Entries of trails whose hash was counted again', links.length);
    for (const fault of brokenLinks(links)) journal.breaks('The trail of each subject is whole.', fault);
  }
}

const BEGINNING = '0'.repeat(64);

/** @param links by trail and number. */
export function brokenLinks(links: readonly Link[]): string[] {
  const faults: string[] = [];
  let before: Link | undefined;
  for (const link of links) {
    const goesOn = before?.chain === link.chain;
    const { hash, chain, ...said } = link;
    const counted = createHash('sha256')
      .update((goesOn && before?.hash) || BEGINNING)
      .update(JSON.stringify(inOrder(said)))
      .digest('hex');
    const follows = link.seq === (goesOn && before ? before.seq + 1 : 1);
    if (counted !== hash || !follows) faults.push(`${chain}, entry ${link.seq}`);
    before = link;
  }
  return faults;
}

/** The same with the names of its parts in order, as the hash of an entry takes them. */
function inOrder(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
}
