import { useState } from 'react';
import { todayIn } from '../formats/dates.ts';
import { formatCount } from '../formats/money.ts';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import { toast } from '../ui/toast/toast.ts';
import { tray } from '../ui/toast/tray.ts';
import { toCsv } from '@writdesk/contract/values/csv';
import { downloadCsv } from './csv.ts';
import type { Column } from './column.ts';

const pageSize = 100;
/** Ten pages: enough for a month's work, and not so much that the browser is busy for minutes. */
const most = 1000;

interface ExportOptions<R> {
  /** The list's name: in the file's name, and in the words about it. */
  name: string;
  title: string;
  fetchPage: (page: { page: number; size: number }) => Promise<readonly R[]>;
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
}

export interface ListExport<R> {
  /** @param columns those that are shown: the file has what the screen has. */
  run: (columns: readonly Column<R>[]) => void;
  isRunning: boolean;
  /** There is nothing to export. */
  isEmpty: boolean;
}

/** The list that is shown, over all its pages, as a CSV file made in the browser. */
export function useExport<R>({ name, title, fetchPage, total, isCapped }: ExportOptions<R>): ListExport<R> {
  const t = useText(messages);
  const [isRunning, setRunning] = useState(false);
  const trayId = `${name}-export`;
  const fetchRows = async () => {
    const rows: R[] = [];
    const wanted = Math.min(total, most);
    for (let page = 1; rows.length < wanted; page += 1) {
      const next = await fetchPage({ page, size: pageSize });
      rows.push(...next);
      if (wanted > pageSize)
        tray.put({ id: trayId, title, state: 'running', done: rows.length, total: wanted });
      if (next.length < pageSize) break;
    }
    return rows;
  };
  const run = async (columns: readonly Column<R>[]) => {
    setRunning(true);
    try {
      const rows = await fetchRows();
      const file = `writdesk-${name}-${todayIn()}.csv`;
      downloadCsv(file, csvOf(rows, columns));
      const values = { count: rows.length, total: `${formatCount(total)}${isCapped ? '+' : ''}`, file };
      if (isCapped || rows.length < total) toast.warning(t('exportedPart', values), { title });
      else toast.success(t('exported', values), { title });
    } catch {
      toast.error(t('exportFailed'));
    } finally {
      tray.remove(trayId);
      setRunning(false);
    }
  };
  return { run: (columns) => void run(columns), isRunning, isEmpty: total === 0 };
}

/** @returns the columns in their order, each with its parts. */
export function csvOf<R>(rows: readonly R[], columns: readonly Column<R>[]): string {
  const parts = columns.flatMap(({ cells = [] }) => cells);
  return toCsv(
    parts.map(({ title }) => title),
    rows.map((row) => parts.map(({ of }) => of(row))),
  );
}
