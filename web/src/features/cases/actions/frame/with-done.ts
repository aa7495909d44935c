/** The rows with those that were done put back where they stood; one that is still listed stands for itself. */
export function withDone<R extends { id: string }>(
  rows: readonly R[],
  done: readonly { row: R; at: number }[],
): R[] {
  const gone = done
    .filter(({ row }) => rows.every(({ id }) => id !== row.id))
    .toSorted((a, b) => a.at - b.at);
  return gone.reduce((all, { row, at }) => all.toSpliced(at, 0, row), [...rows]);
}
