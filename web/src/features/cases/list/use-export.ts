import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText, type Translate } from '../../../shared/i18n/translate.ts';
import { useLocale, type Locale } from '../../../shared/i18n/locale.ts';
import { caseStatusLook, toast, tray } from '../../../shared/ui/index.ts';
import { useTerms } from '../../deadlines/index.ts';
import { nextDateLabel } from '../../../labels/case/act-labels.ts';
import { holderOf, numberOf } from '../../../labels/case/case-names.ts';
import { downloadCsv, toCsv, type CsvCell } from './csv.ts';
import { messages } from './messages.ts';
import type { caseQuery } from './use-case-list.ts';

const pageSize = 100;
/** Ten pages: enough for a month's work, and not so much that the browser is busy for minutes. */
const most = 1000;
const trayId = 'cases-export';

interface ExportOptions {
  query: ReturnType<typeof caseQuery>;
  isMine: boolean;
  isClient: boolean;
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
}

/** The list that is shown, over all its pages, as a CSV file made in the browser. */
export function useExport({ query, isMine, isClient, total, isCapped }: ExportOptions) {
  const t = useText(messages);
  const locale = useLocale();
  const termsOf = useTerms();
  const [isRunning, setRunning] = useState(false);
  const route = isMine ? cases.handledByMe : cases.list;
  const fetchRows = async () => {
    const rows: CaseRow[] = [];
    const wanted = Math.min(total, most);
    for (let page = 1; rows.length < wanted; page += 1) {
      const reply = await call(route, { query: { ...query, page, size: pageSize } });
      rows.push(...reply.cases);
      if (wanted > pageSize)
        tray.put({ id: trayId, title: t('exporting'), state: 'running', done: rows.length, total: wanted });
      if (reply.cases.length < pageSize) break;
    }
    return rows;
  };
  const run = async () => {
    setRunning(true);
    try {
      const rows = await fetchRows();
      const file = `writdesk-cases-${todayIn()}.csv`;
      downloadCsv(file, csvOf(rows, { t, locale, isClient, termsOf }));
      const values = { count: rows.length, total: `${formatCount(total)}${isCapped ? '+' : ''}`, file };
      if (isCapped || rows.length < total)
        toast.warning(t('exportedPart', values), { title: t('exporting') });
      else toast.success(t('exported', values), { title: t('exporting') });
    } catch {
      toast.error(t('exportFailed'));
    } finally {
      tray.remove(trayId);
      setRunning(false);
    }
  };
  return { run: () => void run(), isRunning };
}

interface CsvWords {
  t: Translate<keyof (typeof messages)['en']>;
  locale: Locale;
  isClient: boolean;
  termsOf: ReturnType<typeof useTerms>;
}

function csvOf(rows: readonly CaseRow[], { t, locale, isClient, termsOf }: CsvWords): string {
  const keys = [
    'case',
    'number',
    'company',
    'premises',
    'unit',
    'courthouse',
    'county',
    'status',
    'nextDate',
  ] as const;
  const head = [...keys, 'nextDateKind', 'assigned', 'amount'] as const;
  const cells = (row: CaseRow): CsvCell[] => [
    row.tenantNames || row.title,
    numberOf(row),
    row.clientName,
    row.propertyName,
    row.unitLabel,
    row.courthouseName,
    row.countyName,
    caseStatusLook(row.status, isClient ? 'client' : 'firm').label[locale],
    row.nextDate,
    nextDateLabel(row.nextDateKind, termsOf(row.stateCode)),
    holderOf(row),
    row.claimCents / 100,
  ];
  return toCsv(
    head.map((key) => t(key)),
    rows.map(cells),
  );
}
