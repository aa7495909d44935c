import type { ReactNode } from 'react';
import type { BulkAction } from './bulk-order.ts';
import type { Column } from './column.ts';
import type { Filter } from './filters.ts';
import type { ListExport } from './use-export.ts';
import type { ListAddress, ListSearch } from './use-list-search.ts';

export interface DataTableProps<R, S extends ListSearch> {
  name: string;
  /** Names the table for a screen reader. */
  label: string;
  /** In an error: "The cases". */
  what: string;
  query: { isPending: boolean; isPlaceholderData?: boolean; error: unknown; refetch: () => unknown };
  rows: readonly R[] | undefined;
  rowKey: (row: R) => string;
  /** The reply itself: its total and whether it is capped. */
  total: { total: number; totalIsCapped?: boolean } | undefined;
  /** Paging and sorting; absent for a table that shows all it has. */
  list?: ListAddress<S>;
  columns: readonly Column<R>[];
  /** A row on a phone; absent: the first two columns. */
  renderPhoneRow?: (row: R) => ReactNode;
  onOpen?: (row: R) => void;
  /** The row that a preview shows: tinted, with a bar; ↑ ↓ move it. */
  openKey?: string | null;
  onMove?: (row: R) => void;
  /** Does what the row waits for. */
  onAct?: (row: R) => void;
  /** A row that is done shows this instead of its columns. */
  doneOf?: (row: R) => ReactNode;
  toolbar?: ReactNode;
  selection?: {
    keys: readonly string[];
    setKeys: (keys: readonly string[]) => void;
    actions: readonly BulkAction[];
  };
  empty: ReactNode;
  filters?: readonly Filter[];
  footer?: ReactNode;
  /** Rows that somebody else has just changed: tinted for a moment. */
  freshKeys?: ReadonlySet<string>;
  exported?: ListExport<R>;
}
