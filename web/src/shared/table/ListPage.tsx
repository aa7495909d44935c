import { viewedLists } from '@writdesk/contract/saved-views/viewed-lists';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { PageHead } from '../ui/page/PageHead.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { Filter } from './filters.ts';
import type { ListAddress, ListSearch } from './use-list-search.ts';
import { SavedViewMenu } from './views/SavedViewMenu.tsx';

type Own = 'label' | 'rowKey' | 'total' | 'list' | 'filters' | 'toolbar' | 'empty' | 'query';

interface ListPageProps<R extends object, S extends ListSearch> extends Omit<DataTableProps<R, S>, Own> {
  title: string;
  facts?: ReactNode;
  /** What must not be missed, above the list: `<Note>`. */
  notes?: ReactNode;
  /** One primary button at most. */
  actions?: ReactNode;
  query: DataTableProps<R, S>['query'] & { data: DataTableProps<R, S>['total'] };
  list: ListAddress<S>;
  filters: readonly Filter[];
  /** "Search these cases"; absent: the list can't be searched. */
  searchLabel?: string;
  /** While there is nothing at all. */
  empty: { icon: LucideIcon; title: string; text: string };
}

/** A page that is one list: its head, search and filters, and the table. What else DataTable takes, it takes too. */
export function ListPage<R extends { id: string }, S extends ListSearch>({
  title,
  facts,
  notes,
  actions,
  searchLabel,
  empty,
  ...table
}: ListPageProps<R, S>) {
  const { list, filters, query } = table;
  const viewed = viewedLists.find((one) => one === table.name);
  return (
    <>
      <PageHead
        title={title}
        facts={facts}
        actions={
          <>
            {viewed && <SavedViewMenu of={viewed} list={list} />}
            {actions}
          </>
        }
      />
      {notes && <div className="record-notes">{notes}</div>}
      <DataTable<R, S>
        {...table}
        label={title}
        rowKey={({ id }) => id}
        total={query.data}
        toolbar={<FilterBar list={list} filters={filters} {...(searchLabel && { searchLabel })} />}
        empty={
          <EmptyState icon={empty.icon} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      />
    </>
  );
}
