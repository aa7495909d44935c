import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { useRowKeys } from './row-keys.ts';
import type { Density } from './use-density.ts';
import type { ListSearch } from './use-list-search.ts';

type RowsProps<R, S extends ListSearch> = DataTableProps<R, S> & { rows: readonly R[] };

/**
 * The rows as a table. A plain one: Ant Design's brings its own filter menus, tree and virtual list, 100 KB that our
 * lists, which filter by chips and page on the server, never use.
 */
export function WideRows<R extends object, S extends ListSearch>(
  props: RowsProps<R, S> & { density: Density },
) {
  const {
    rows,
    rowKey,
    columns,
    list,
    query,
    selection,
    onOpen,
    onMove,
    onAct,
    doneOf,
    openKey = null,
    freshKeys,
    label,
  } = props;
  const t = useText(messages);
  const selected = new Set(selection?.keys);
  const toggle = (key: string) => {
    const rest = [...selected].filter((other) => other !== key);
    selection?.setKeys(selected.has(key) ? rest : [...rest, key]);
  };
  const { table, rowProps } = useRowKeys({
    rows,
    keyOf: rowKey,
    openKey,
    onOpen,
    onMove,
    onAct,
    onToggle: (row) => toggle(rowKey(row)),
  });
  return (
    <div className="data-scroll">
      <table
        ref={table}
        className={`data-table ${query.isPlaceholderData ? 'former' : ''} ${props.density}`}
        aria-busy={query.isPlaceholderData}
        aria-label={label}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="select-cell">
                <PageBox
                  keys={rows.map(rowKey)}
                  selected={selected}
                  setKeys={selection.setKeys}
                  label={t('selectAll')}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                sorted={list?.search.sort ?? ''}
                onSort={list && ((sort) => list.set({ sort } as Partial<S>))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const done = doneOf?.(row);
            if (done)
              return (
                <tr key={key} {...rowProps(row)} className="row-done">
                  <td colSpan={columns.length + (selection ? 1 : 0)}>
                    <div className="cell">{done}</div>
                  </td>
                </tr>
              );
            const classes = [
              key === openKey && 'row-open',
              selected.has(key) && 'row-selected',
              freshKeys?.has(key) && 'row-fresh',
            ];
            return (
              <tr
                key={key}
                {...rowProps(row)}
                className={classes.filter(Boolean).join(' ') || undefined}
                aria-selected={selection ? selected.has(key) : undefined}
                onClick={onOpen && ((event) => isBare(event) && onOpen(row))}
              >
                {selection && (
                  <td className="select-cell">
                    <input
                      type="checkbox"
                      className="box"
                      aria-label={t('selectRow')}
                      checked={selected.has(key)}
                      onChange={() => toggle(key)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className={column.align === 'end' ? 'end' : undefined}>
                    <div className="cell">{column.render(row)}</div>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A press on a link, a box or a button of the row is for them. */
function isBare(event: MouseEvent): boolean {
  return !(event.target as Element).closest('a, button, input, label') && !getSelection()?.toString();
}

interface HeadCellProps<R> {
  column: Column<R>;
  sorted: string;
  onSort: ((sort: string) => void) | undefined;
}

/** Pressed: ascending, then descending, then the list's usual order. */
function HeadCell<R>({ column, sorted, onSort }: HeadCellProps<R>) {
  const { title, sort, align, width, titleHidden } = column;
  const isUp = sorted === sort;
  const isDown = sorted === `-${sort}`;
  const words = titleHidden ? <span className="visually-hidden">{title}</span> : title;
  return (
    <th
      scope="col"
      style={width === undefined ? undefined : { width }}
      className={align === 'end' ? 'end' : undefined}
      aria-sort={!sort ? undefined : isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      {sort && onSort ? (
        <button
          type="button"
          className="sort-button"
          onClick={() => onSort(isUp ? `-${sort}` : isDown ? '' : sort)}
        >
          {words}
          <span className="sort-arrows" aria-hidden>
            <ChevronUp size={11} strokeWidth={3} className={isUp ? 'on' : undefined} />
            <ChevronDown size={11} strokeWidth={3} className={isDown ? 'on' : undefined} />
          </span>
        </button>
      ) : (
        words
      )}
    </th>
  );
}

interface PageBoxProps {
  keys: readonly string[];
  selected: ReadonlySet<string>;
  setKeys: (keys: readonly string[]) => void;
  label: string;
}

/** Selects the whole page; rows selected on other pages stay so. */
function PageBox({ keys, selected, setKeys, label }: PageBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const here = keys.filter((key) => selected.has(key)).length;
  const isAll = keys.length > 0 && here === keys.length;
  const isSome = here > 0 && !isAll;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isSome;
  }, [isSome]);
  const elsewhere = [...selected].filter((key) => !keys.includes(key));
  return (
    <input
      ref={ref}
      type="checkbox"
      className="box"
      aria-label={label}
      checked={isAll}
      onChange={() => setKeys(isAll ? elsewhere : [...elsewhere, ...keys])}
    />
  );
}

/** The rows on a phone: two lines each, at least 44 px high, and the menu of what may be done with a row. */
export function PhoneRows<R extends object, S extends ListSearch>(props: RowsProps<R, S>) {
  const { rows, rowKey, columns, renderPhoneRow, onOpen, label, freshKeys, doneOf, selection } = props;
  const t = useText(messages);
  const keys = selection?.keys ?? [];
  const menu = columns.find(({ isMenu }) => isMenu);
  const toggle = (key: string) =>
    selection?.setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  return (
    <ul className="phone-rows" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={freshKeys?.has(rowKey(row)) ? 'row-fresh' : undefined}>
          {selection && (
            <label className="phone-select">
              <input
                type="checkbox"
                className="box"
                aria-label={t('selectRow')}
                checked={keys.includes(rowKey(row))}
                onChange={() => toggle(rowKey(row))}
              />
            </label>
          )}
          <div className="phone-row" onClick={onOpen && ((event) => isBare(event) && onOpen(row))}>
            {doneOf?.(row) ??
              (renderPhoneRow
                ? renderPhoneRow(row)
                : columns.slice(0, 2).map((column) => <span key={column.key}>{column.render(row)}</span>))}
          </div>
          {menu && !doneOf?.(row) && <div className="phone-acts">{menu.render(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
