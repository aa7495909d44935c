import { lazy, Suspense, useState } from 'react';
import { Button } from 'antd';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet, Skeleton } from '../../../shared/ui/index.ts';
import { NumberLink, type NumberTarget } from '../BarTable.tsx';
import { panelMessages as messages } from '../panel-messages.ts';
import { wholeMonth } from './chart-words.ts';

// It comes after the counters: what draws charts is larger than the page.
const MonthChart = lazy(() => import('./MonthChart.tsx'));

export interface MonthRow {
  /** `2026-03` */
  month: string;
  /** Null while the month is still to come. */
  now: number | null;
  /** In the same month a year before; null where nothing is compared. */
  before: number | null;
  link: NumberTarget;
  linkBefore: NumberTarget;
}

interface MonthSheetProps {
  title: string;
  said: string;
  rows: readonly MonthRow[];
  names: { now: string; before: string };
  countHead: string;
}

/** Months as a chart, or as a table whose numbers lead to their rows. */
export function MonthSheet({ title, said, rows, names, countHead }: MonthSheetProps) {
  const t = useText(messages);
  const [isTable, setIsTable] = useState(false);
  const hasBefore = rows.some(({ before }) => before !== null);
  return (
    <Sheet
      title={title}
      extra={
        <Button type="text" size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      }
    >
      <p className="dash-said">{said}</p>
      {isTable ? (
        <MonthTable {...{ title, rows, names, countHead, hasBefore }} />
      ) : (
        <>
          {hasBefore && (
            <p className="chart-key" aria-hidden>
              <span className="chart-key-bar" /> {names.now} <span className="chart-key-tick" />{' '}
              {names.before}
            </p>
          )}
          <div className="chart">
            <Suspense fallback={<Skeleton lines={6} label={title} />}>
              <MonthChart {...{ rows, said, names }} present={todayIn().slice(0, 7)} />
            </Suspense>
          </div>
        </>
      )}
    </Sheet>
  );
}

interface MonthTableProps extends Omit<MonthSheetProps, 'said'> {
  hasBefore: boolean;
}

function MonthTable({ title, rows, names, countHead, hasBefore }: MonthTableProps) {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <table className="plain-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('monthHead')}</th>
          <th scope="col" className="number">
            {hasBefore ? names.now : countHead}
          </th>
          {hasBefore && (
            <th scope="col" className="number">
              {names.before}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, now, before, link, linkBefore }) => (
          <tr key={month}>
            <th scope="row">{wholeMonth(month, locale)}</th>
            <td className="number">{now === null ? t('toCome') : <NumberLink count={now} link={link} />}</td>
            {hasBefore && (
              <td className="number">
                {before === null ? '–' : <NumberLink count={before} link={linkBefore} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
