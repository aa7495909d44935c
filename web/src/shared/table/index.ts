export type { BulkAction } from './bulk-order.ts';
export { BulkResult } from './BulkResult.tsx';
export { resultTitle } from './result-title.ts';
export { DataTable } from './DataTable.tsx';
export { type Column, menuColumn } from './column.ts';
export { FilterBar } from './FilterBar.tsx';
export { ListPage } from './ListPage.tsx';
export {
  choiceFilter,
  choiceOf,
  dayChoiceOf,
  type Filter,
  namedOptions,
  optionsOf,
  yesNoOptions,
} from './filters.ts';
export {
  choiceSearch,
  listSearch,
  useListSearch,
  type ListAddress,
  type ListSearch,
} from './use-list-search.ts';
export { useListQuery } from './use-list-query.ts';
export { useSeenRows } from './use-seen-rows.ts';
export { useSelection } from './use-selection.ts';
export { queryFor } from './query-for.ts';
export { useExport } from './use-export.ts';
export { useListExport } from './use-list-export.ts';
export { useBulkRows } from './use-bulk-rows.tsx';
export { downloadCsv } from './csv.ts';
export { SavedViewMenu } from './views/SavedViewMenu.tsx';
