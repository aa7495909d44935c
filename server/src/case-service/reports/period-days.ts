import type { ReportPeriod } from '@writdesk/contract/reports/report-values';
import { addDays } from '@writdesk/contract/values/dates';

export interface Days {
  from: string;
  to: string;
}

/** The days of a period, both included. @param today where its owner is. */
export function daysOf(
  { period, from, to }: { period: ReportPeriod; from: string | null; to: string | null },
  today: string,
): Days {
  switch (period) {
    case 'LAST_30_DAYS':
      return { from: addDays(today, -29), to: today };
    case 'LAST_MONTH': {
      const lastOfIt = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${lastOfIt.slice(0, 7)}-01`, to: lastOfIt };
    }
    case 'THIS_YEAR':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'LAST_12_MONTHS':
      return { from: addDays(today, -364), to: today };
    case 'NEXT_7_DAYS':
      return { from: today, to: addDays(today, 6) };
    case 'NEXT_14_DAYS':
      return { from: today, to: addDays(today, 13) };
    case 'DAYS':
      return { from: from ?? today, to: to ?? today };
  }
}
