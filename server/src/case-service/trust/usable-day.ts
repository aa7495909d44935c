import { addDays } from '@writdesk/contract/values/dates';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

const LONGEST_WAIT_DAYS = 90;

/** The days on which banks are closed in the whole country, from a day on. */
export async function selectBankHolidays(db: Kysely<DB>, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('cases.courtHoliday as day')
    .innerJoin('cases.courtCalendar as calendar', 'calendar.id', 'day.calendarId')
    .select('day.date')
    .where('calendar.countryId', 'is not', null)
    .where('day.effect', '=', 'closed')
    .where('day.kind', '=', 'holiday')
    .where('day.date', '>=', from)
    .where('day.date', '<=', addDays(from, LONGEST_WAIT_DAYS))
    .execute();
  return new Set(rows.map(({ date }) => date));
}

/** The day from which a deposit can be used: that many business days after it came; without any, the day itself. */
export function usableDay(receivedOn: string, businessDays: number, holidays: ReadonlySet<string>): string {
  let day = receivedOn;
  for (let left = businessDays; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return day;
}

function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}
