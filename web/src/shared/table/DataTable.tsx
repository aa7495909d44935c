/**
 * A list, by example. Its state is its address (`useListSearch`); its rows come from one call; the table shows what
 * the call says: rows, skeleton, nothing yet, nothing for these filters, an error, no permission.
 *
 *   const caseSearch = listSearch.extend({ status: choiceSearch, countyId: choiceSearch });   // next to the page
 *   const list = useListSearch(caseSearch);
 *   const query = useListQuery(cases.list, list);
 *   const selection = useSelection();
 *
 *   <DataTable<CaseRow>
 *     name="cases"                                            // the chosen columns are kept under it
 *     label={t('cases')} what={t('theCases')}
 *     query={query} rows={query.data?.cases} rowKey={(row) => row.id} total={query.data}
 *     list={list}
 *     columns={[
 *       { key: 'case', title: t('case'), always: true, width: 220, render: (row) =>
 *           <TwoLines strong first={<Link to="/cases/$id" params={{ id: row.id }}>{row.tenantNames}</Link>} second={row.caseNumber} /> },
 *       { key: 'company', title: t('company'), extra: 'narrow', render: (row) => row.clientName,
 *         cells: [{ title: t('company'), of: (row) => row.clientName }] },   // what an export writes
 *       { key: 'next', title: t('nextDate'), sort: 'nextDate', render: (row) => row.nextDate && <DayWithDistance day={row.nextDate} /> },
 *       { key: 'claim', title: t('amount'), align: 'end', render: (row) => <Money cents={row.claimCents} /> },
 *     ]}
 *     renderPhoneRow={(row) => <TwoLines strong first={row.tenantNames} second={row.propertyName} />}
 *     onOpen={(row) => navigate({ to: '/cases/$id', params: { id: row.id } })}
 *     toolbar={<FilterBar list={list} filters={filters} />}
 *     selection={{ ...selection, actions: [{ key: 'submit', label: t('submit'), run: submitAll }] }}
 *     empty={<EmptyState icon={Folder} title={t('noCases')} actions={…}>{t('noCasesText')}</EmptyState>}
 *     filters={filters}                                      // to distinguish "nothing yet" from "nothing fits"
 *     exported={useExport<CaseRow>({ name: 'cases', … })}
 *     footer={<>{t('sumShown')} <Money cents={sum} /></>}
 *   />
 */
import { formatCount } from '../formats/money.ts';
import { useText } from '../i18n/translate.ts';
import { EmptyByFilter, ErrorState } from '../ui/states/EmptyState.tsx';
import { messages } from '../ui/messages.ts';
import { Sheet } from '../ui/overlay/Sheet.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { useMedia, usePhone, wideQuery } from '../ui/page/use-media.ts';
import { BulkBar } from './BulkBar.tsx';
import { useColumnChoice } from './column-choice.ts';
import { activeFilters } from './filters.ts';
import { Pager } from './Pager.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { PhoneRows, WideRows } from './rows.tsx';
import { TableTools } from './TableTools.tsx';
import { type Density, useDensity } from './use-density.ts';
import type { ListAddress, ListSearch } from './use-list-search.ts';
import './data-table.css';

export function DataTable<R extends object, S extends ListSearch = ListSearch>(props: DataTableProps<R, S>) {
  const { name, columns, query, rows, list, selection, toolbar, label, exported } = props;
  const isWide = useMedia(wideQuery);
  const choice = useColumnChoice(
    name,
    columns.filter(({ extra }) => extra === true || (extra === 'narrow' && !isWide)).map(({ key }) => key),
  );
  const shown = columns.filter(({ key, always }) => always || !choice.isHidden(key));
  const [density, setDensity] = useDensity(name);
  const isPhone = usePhone();
  return (
    <Sheet
      padded={false}
      label={label}
      className={`data-sheet${selection?.keys.length ? ' with-bulk-bar' : ''}`}
    >
      {toolbar && (
        <div className="data-toolbar">
          {toolbar}
          {!isPhone && (
            <TableTools<R>
              density={density}
              onDensity={setDensity}
              columns={columns}
              choice={choice}
              shown={shown}
              exported={exported}
            />
          )}
        </div>
      )}
      <Body {...props} columns={shown} density={density} isPhone={isPhone} />
      {rows && rows.length > 0 && !query.error && list && <Foot {...props} list={list} />}
      {selection && selection.keys.length > 0 && (
        <BulkBar
          count={selection.keys.length}
          actions={selection.actions}
          onClear={() => selection.setKeys([])}
        />
      )}
    </Sheet>
  );
}

interface BodyProps<R extends object, S extends ListSearch> extends DataTableProps<R, S> {
  density: Density;
  isPhone: boolean;
}

function Body<R extends object, S extends ListSearch>(props: BodyProps<R, S>) {
  const { query, rows, empty, filters = [], list, what, label, isPhone } = props;
  if (query.error && !rows)
    return <ErrorState error={query.error} what={what} onRetry={() => void query.refetch()} />;
  if (!rows) return <Skeleton lines={8} label={what} />;
  if (rows.length === 0) {
    const active = activeFilters(filters);
    const searching = list?.search.search
      ? [{ name: list.search.search, drop: () => list.set({ search: '' } as Partial<S>) }]
      : [];
    const held = [...active.map((filter) => ({ name: filter.valueLabel, drop: filter.clear })), ...searching];
    if (held.length > 0) return <EmptyByFilter filters={held} onClear={() => list?.clear()} />;
    return empty;
  }
  return isPhone ? <PhoneRows {...props} rows={rows} label={label} /> : <WideRows {...props} rows={rows} />;
}

function Foot<R extends object, S extends ListSearch>(
  props: DataTableProps<R, S> & { list: ListAddress<S> },
) {
  const { list, total, footer, doneOf } = props;
  const rows = (props.rows ?? []).filter((row) => !doneOf?.(row));
  const t = useText(messages);
  const { page, size } = list.search;
  const count = total?.total ?? rows.length;
  const from = (page - 1) * size + 1;
  const values = {
    from: formatCount(from),
    to: formatCount(from + rows.length - 1),
    total: formatCount(count),
  };
  return (
    <div className="data-foot">
      <span>{rows.length > 0 && t(total?.totalIsCapped ? 'pageOfCapped' : 'pageOf', values)}</span>
      {footer && <span className="data-sums">{footer}</span>}
      <Pager
        page={page}
        size={size}
        total={count}
        onChange={(nextPage, nextSize) => list.set({ page: nextPage, size: nextSize } as Partial<S>)}
      />
    </div>
  );
}
