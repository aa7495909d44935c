import type { CsvCell } from '@writdesk/contract/values/csv';

export interface ReportColumn {
  key: string;
  title: string;
  /** How its cells are written where people read them. */
  kind: 'text' | 'day' | 'number' | 'money';
  /** Says who a tenant is: a feed leaves it out. */
  namesTenants?: true;
  /** Its share of the width of a sheet. */
  share: number;
}

/** What a report says: rows of plain values, of which files, feeds and sheets are made. */
export interface ReportTable {
  title: string;
  subtitle: string;
  columns: readonly ReportColumn[];
  rows: readonly (readonly CsvCell[])[];
  /** On a sheet, rows of the same value stand under it. */
  groupBy: string | null;
  /** There were more rows than one file takes. */
  isCut: boolean;
}

/** The same without what says who a tenant is. */
export function withoutTenants(table: ReportTable): ReportTable {
  const kept = table.columns.map(({ namesTenants }) => !namesTenants);
  return {
    ...table,
    columns: table.columns.filter((_, at) => kept[at]),
    rows: table.rows.map((cells) => cells.filter((_, at) => kept[at])),
  };
}
