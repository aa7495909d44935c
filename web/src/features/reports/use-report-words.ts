import { type ReportKind, reportKinds } from '@writdesk/contract/reports/report-values';
import type { Report } from '@writdesk/contract/reports/reports';
import { recordDay, wallTime } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { messages } from './messages.ts';

const weekdays = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;

/** The kinds of reports that the reader may have. */
export function useReportKinds(): readonly ReportKind[] {
  const { firmId } = usePerson();
  return reportKinds.filter((kind) => kind !== 'ATTORNEY_WEEK' || firmId !== null);
}

/** A report in words: its period, and when it is made. */
export function useReportWords() {
  const t = useText(messages);
  return {
    periodOf: ({ period, from, to }: Report): string =>
      period === 'DAYS' && from && to
        ? t('daysFromTo', { from: recordDay(from), to: recordDay(to) })
        : t(period),
    scheduleOf({ frequency, weekday, monthDay, hour }: Report): string {
      const time = wallTime(`${String(hour).padStart(2, '0')}:00`);
      switch (frequency) {
        case 'DAILY':
          return t('everyDay', { time });
        case 'WEEKLY':
          return t('everyWeek', { day: t(weekdays[weekday - 1] ?? 'day1'), time });
        case 'MONTHLY':
          return t('everyMonth', { day: monthDay, time });
        case 'ON_REQUEST':
          return t('ON_REQUEST');
      }
    },
  };
}
