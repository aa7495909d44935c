import type { CaseRow } from '@writdesk/contract/cases/cases';
import { useState } from 'react';

type Versions = ReadonlyMap<string, number>;

/** @returns the rows that somebody changed since they were last shown on this page; rows that only came in are not. */
export function changedKeys(before: Versions, rows: readonly Pick<CaseRow, 'id' | 'version'>[]): Set<string> {
  const isChanged = ({ id, version }: Pick<CaseRow, 'id' | 'version'>) => {
    const known = before.get(id);
    return known !== undefined && known < version;
  };
  return new Set(rows.filter(isChanged).map(({ id }) => id));
}

/** Rows that changed while one looks at them, for the table to tint. */
export function useFreshKeys(rows: readonly CaseRow[] | undefined): ReadonlySet<string> {
  const [shown, setShown] = useState<{
    rows?: readonly CaseRow[];
    versions: Versions;
    fresh: ReadonlySet<string>;
  }>({
    versions: new Map(),
    fresh: new Set(),
  });
  if (rows && rows !== shown.rows) {
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    setShown({ rows, versions, fresh: changedKeys(shown.versions, rows) });
  }
  return shown.fresh;
}
