import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { todayIn } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { monthBefore, monthsBetween, wholeMonth } from './charts/chart-words.ts';
import { MonthSheet } from './charts/MonthSheet.tsx';
import { messages } from './messages.ts';
import { casesOf, type Place } from './place.ts';
import { daysBefore, monthWithin } from '../../shared/formats/day-ranges.ts';

type Months = RouteReply<typeof caseNumbers.statistics>['months'];

interface MonthTableProps {
  months: Months;
  /** Those of the same months a year earlier; null where the range before is of other months. */
  before: Months | null;
  place: Place;
}

/** Cases submitted by month, and in a year of March also in the same days of the year before. */
export function MonthTable({ months, before, place }: MonthTableProps) {
  const t = useText(messages);
  const locale = useLocale();
  const { days } = place;
  const isYear = days?.from.endsWith('-03-01') ?? false;
  const [most] = months.toSorted((a, b) => b.CasesSubmitted - a.CasesSubmitted);
  const first = days?.from.slice(0, 7) ?? months[0]?.month ?? todayIn().slice(0, 7);
  const last = isYear && days ? endOfYear(days.from) : todayIn().slice(0, 7);
  const countOf = (rows: Months, month: string) =>
    rows.find((row) => row.month === month)?.CasesSubmitted ?? 0;
  const earlier = isYear ? daysBefore('year', days) : null;
  return (
    <MonthSheet
      title={t('months')}
      said={t('monthsSaid', {
        total: most?.CasesSubmitted ?? 0,
        month: most ? wholeMonth(most.month, locale) : '',
      })}
      names={{ now: t('thisRange'), before: t('yearBefore') }}
      countHead={t('CasesSubmitted')}
      rows={monthsBetween(first, last).map((month) => ({
        month,
        now: days && month > days.to.slice(0, 7) ? null : countOf(months, month),
        before:
          isYear && before && earlier && monthBefore(month) <= earlier.to.slice(0, 7)
            ? countOf(before, monthBefore(month))
            : null,
        link: casesOf({ ...place, days: monthWithin(month, days) }, { done: 'submitted' }),
        linkBefore: casesOf(
          { ...place, days: monthWithin(monthBefore(month), earlier) },
          { done: 'submitted' },
        ),
      }))}
    />
  );
}

/** The February that ends a year of March. */
const endOfYear = (from: string): string => `${Number(from.slice(0, 4)) + 1}-02`;
