/** Rows in one statement: a parameter has to be there for each of their values. */
const BATCH = 500;

/**
 * Writes many rows with `values`, a part at a time. `insert … select` from a function would be one statement, but Citus turns it into a
 * copy, which a table with a policy refuses.
 */
export async function inBatches<T>(
  rows: readonly T[],
  write: (batch: T[]) => Promise<unknown>,
  /** How many are written, after each part. */
  onWritten: (count: number) => void = () => {},
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    await write(batch);
    onWritten(at + batch.length);
  }
}
