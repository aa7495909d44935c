import { CronExpressionParser } from 'cron-parser';

/** Whether a schedule has a moment after the first and no later than the second. @param cron five fields. */
export function occursBetween(
  { cron, timeZone = 'UTC' }: { cron: string; timeZone?: string },
  after: Date,
  until: Date,
): boolean {
  // As the queue itself reads it.
  const schedule = CronExpressionParser.parse(cron, { tz: timeZone, strict: false, currentDate: after });
  return schedule.next().getTime() <= until.getTime();
}
