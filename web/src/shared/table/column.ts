import type { ReactNode } from 'react';
import type { CsvCell } from '@writdesk/contract/values/csv';

export interface Column<R> {
  key: string;
  title: string;
  render: (row: R) => ReactNode;
  /** The list's sort field; absent: the column can't sort. */
  sort?: string;
  align?: 'start' | 'end';
  width?: number | string;
  /** Can't be hidden. */
  always?: boolean;
  /** Hidden until chosen; `narrow`: shown where the window is wide. */
  extra?: boolean | 'narrow';
  /** An icon column shows no title; it is still read out. */
  titleHidden?: boolean;
  /** The menu of a row, which a phone’s row shows as well. */
  isMenu?: true;
  /** What an export writes for it, a part for each thing that it shows; absent: nothing. */
  cells?: readonly { title: string; of: (row: R) => CsvCell }[];
}

/** The last column: the menu of what may be done with a row. Its title is read out, and not shown. */
export const menuColumn = <R>(title: string, render: Column<R>['render']): Column<R> => ({
  key: 'acts',
  title,
  titleHidden: true,
  isMenu: true,
  always: true,
  align: 'end',
  width: 60,
  render,
});
