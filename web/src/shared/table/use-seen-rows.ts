import { useState } from 'react';

/** The newest sight of every row that was on a page: a selection reaches over pages, an answer does not. */
export function useSeenRows<R extends { id: string }>(
  rows: readonly R[] | undefined,
): ReadonlyMap<string, R> {
  const [seen, setSeen] = useState<ReadonlyMap<string, R>>(new Map());
  const [last, setLast] = useState<readonly R[] | undefined>(undefined);
  if (rows === last) return seen;
  setLast(rows);
  setSeen(new Map([...seen, ...(rows ?? []).map((row) => [row.id, row] as const)]));
  return seen;
}
