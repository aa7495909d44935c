/**
 * What was committed at one moment, as PostgreSQL says it: `xmin:xmax:running`. Everything before xmin had ended,
 * nothing from xmax on had begun, and of those between, the running ones had not ended.
 */
export interface Snapshot {
  xmin: bigint;
  xmax: bigint;
  running: ReadonlySet<bigint>;
  /** As PostgreSQL wrote it. */
  text: string;
}

const FORM = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/;

/** @returns null for a text that no database wrote. */
export function parseSnapshot(text: string): Snapshot | null {
  const [, xmin, xmax, running = ''] = FORM.exec(text) ?? [];
  if (!xmin || !xmax) return null;
  return {
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: new Set(running ? running.split(',').map(BigInt) : []),
    text,
  };
}

/** Whether what a transaction wrote could be seen at that moment (given that it committed at all). */
export function visibleIn(txId: bigint, snapshot: Snapshot): boolean {
  return txId < snapshot.xmin || (txId < snapshot.xmax && !snapshot.running.has(txId));
}

/** Whether `one` was taken after `other`, or at a moment no different from it. Moments of one database are in line. */
export function notOlder(one: Snapshot, other: Snapshot): boolean {
  if (one.xmax !== other.xmax) return one.xmax > other.xmax;
  return one.running.size <= other.running.size;
}
