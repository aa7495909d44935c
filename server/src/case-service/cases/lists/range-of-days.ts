import { fault } from '@writdesk/contract/sentences/fault';
import { calendarDay } from '@writdesk/contract/values/dates';
import { refuseField } from '../../../platform/http/refuse.ts';

/** The first and the last day that count; both absent for all time. */
export interface DayRange {
  from?: string;
  to?: string;
}

/** `all`, or two days `YYYY-MM-DD,YYYY-MM-DD`, both included. @throws `invalid` for days that don't exist, or the wrong way round. */
export function rangeOfDays(text: string): DayRange {
  if (text === 'all' || text === '') return {};
  const [from = '', to = '', ...rest] = text.split(',');
  const areDays = [from, to].every((day) => calendarDay.safeParse(day).success);
  if (!areDays || rest.length || from > to) refuseField('dateRange', fault('two_days_format'));
  return { from, to };
}
