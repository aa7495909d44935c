import type { ReactNode } from 'react';

interface NumberColumn<Row> {
  head: string;
  render: (row: Row) => ReactNode;
  /** The number that the table is about. */
  isStrong?: boolean;
}

interface NumberTableProps<Row> {
  /** What the table holds; the sheet around it shows the same as its title. */
  title: string;
  /** What a row is. */
  head: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  columns: readonly NumberColumn<Row>[];
  /** What the rows are parts of, in the last line. */
  isTotal?: (row: Row) => boolean;
}

/** A table of a dashboard: what each row is, and its numbers. */
export function NumberTable<Row>({
  title,
  head,
  rows,
  keyOf,
  nameOf,
  columns,
  isTotal = () => false,
}: NumberTableProps<Row>) {
  return (
    <div className="scrolls">
      <table className="plain-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column.head} scope="col" className="number">
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map((column) => (
                <td
                  key={column.head}
                  className={column.isStrong || isTotal(row) ? 'number strong' : 'number'}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
