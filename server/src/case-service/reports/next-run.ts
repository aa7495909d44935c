import type { ReportFrequency } from '@writdesk/contract/reports/report-values';
import { Temporal } from 'temporal-polyfill';
import { instantAt } from '../../platform/local-instant.ts';

export interface Schedule {
  frequency: ReportFrequency;
  weekday: number;
  monthDay: number;
  hour: number;
  timeZone: string;
  isPaused: boolean;
}

/** More than the longest wait: from one month's day to the next. */
const MOST_DAYS = 32;

/** The next time after a moment; null for what waits for its owner. What fell due meanwhile is made up for once, not as often as it was missed. */
export function nextRunAt(schedule: Schedule, after: Date): Date | null {
  const { frequency, hour, timeZone, isPaused } = schedule;
  if (isPaused || frequency === 'ON_REQUEST') return null;
  const first = Temporal.Instant.fromEpochMilliseconds(after.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const day = first.add({ days: ahead });
    if (!isOn(schedule, day)) continue;
    const at = instantAt(`${day.toString()}T${String(hour).padStart(2, '0')}:00`, timeZone);
    if (at > after) return at;
  }
  throw new Error('A schedule has no next time.');
}

function isOn({ frequency, weekday, monthDay }: Schedule, day: Temporal.PlainDate): boolean {
  if (frequency === 'WEEKLY') return day.dayOfWeek === weekday;
  return frequency !== 'MONTHLY' || day.day === monthDay;
}
