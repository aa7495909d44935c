import { parseSnapshot, type Snapshot, visibleIn } from './snapshot.ts';

/**
 * How far a reader has come: it has everything visible in `base`, and of what became visible from there to `batch`
 * what has an id up to `lastId`. Exact although ids are given out before commit, so nothing is lost or doubled.
 */
export interface Cursor {
  base: Snapshot;
  batch: Snapshot;
  lastId: number;
  /** Seconds since 1970: after a day the events are gone and the reader must look at everything again. */
  at: number;
}

const MAX_LENGTH = 4_000;

export const writeCursor = ({ base, batch, lastId, at }: Cursor): string =>
  [at, base.text, batch.text, lastId].join('~');

/** @returns null for a text that this program did not write. */
export function readCursor(text: string): Cursor | null {
  if (text.length > MAX_LENGTH) return null;
  const [at = '', base = '', batch = '', lastId = '', ...rest] = text.split('~');
  const [from, to] = [parseSnapshot(base), parseSnapshot(batch)];
  if (!from || !to || rest.length || !/^\d{1,12}$/.test(at) || !/^\d{1,15}$/.test(lastId)) return null;
  return { base: from, batch: to, lastId: Number(lastId), at: Number(at) };
}

/** Whether a reader at this cursor was given the event. */
export const wasGiven = (cursor: Cursor, event: { id: number; txId: bigint }): boolean =>
  visibleIn(event.txId, cursor.base) || (visibleIn(event.txId, cursor.batch) && event.id <= cursor.lastId);
