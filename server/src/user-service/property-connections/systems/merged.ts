/** What was known, with what has come since; null for what is in use no longer. */
export function merged<R extends { Id: number } | { id: number }, T extends { id: string }>(
  before: readonly T[] | undefined,
  changed: readonly R[],
  read: (record: R) => T | null,
): T[] {
  const all = new Map((before ?? []).map((one) => [one.id, one]));
  for (const record of changed) {
    const one = read(record);
    if (one) all.set(one.id, one);
    else all.delete(String('Id' in record ? record.Id : record.id));
  }
  return [...all.values()];
}
