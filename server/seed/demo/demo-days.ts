import type { Kysely } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { findHoliday } from '../../src/case-service/dockets/court-day-queries.ts';
import { hearingInstant, isWeekend } from '../../src/case-service/dockets/hearing-instant.ts';
import { localDate } from '../../src/platform/clock.ts';
import type { DB } from '../../src/platform/db/schema.ts';
import { referenceId } from '../reference-id.ts';

/** The clock on the wall of everything in the demonstration. */
export const ATLANTA = 'America/New_York';
/** The oldest check is from before the first of these days on which a bank may refuse it. */
const BACK_DAYS = 240;
const AHEAD_DAYS = 130;
/** Hearings are never further ahead than this. */
const COURT_DAYS_AHEAD = 60;

/** Days around today, which is 0 where it is one of them. */
export interface DemoDays {
  now: Date;
  today: string;
  /** Mondays to Fridays, by which the firm counts. On a weekend 0 is Monday, as if its work lay there already. */
  office(n: number): string;
  officeIndex(day: string): number;
  /** Days on which Georgia’s courts sit; where they don’t today, 0 is the last one. */
  court(n: number): string;
  isCourtDay(day: string): boolean;
  /** Whether a weekday is a holiday of Georgia’s courts; none that is further away is known. */
  isHoliday(day: string): boolean;
  at(day: string, time: string): Date;
}

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** @param now nothing of the demonstration happens after it. */
export async function demoDays(db: Kysely<DB>, now: Date): Promise<DemoDays> {
  const today = localDate(now, ATLANTA);
  const fulton = referenceId('courthouse', 'ga-fulton');
  const weekdays: string[] = [];
  const open: string[] = [];
  const holidays: string[] = [];
  for (let n = -BACK_DAYS; n <= AHEAD_DAYS; n += 1) {
    const day = addDays(today, n);
    if (isWeekend(day)) continue;
    weekdays.push(day);
    if (n >= COURT_DAYS_AHEAD) continue;
    if (await findHoliday(db, fulton, day)) holidays.push(day);
    else open.push(day);
  }
  const thisOffice = weekdays.findIndex((day) => day >= today);
  const thisCourt = open.findLastIndex((day) => day <= today);
  return {
    now,
    today,
    office: (n) => nth(weekdays, thisOffice + n),
    officeIndex: (day) => weekdays.findIndex((each) => each >= day) - thisOffice,
    court: (n) => nth(open, thisCourt + n),
    isCourtDay: (day) => open.includes(day),
    isHoliday: (day) => holidays.includes(day),
    at: (day, time) => hearingInstant(day, time, ATLANTA),
  };
}

function nth(days: readonly string[], index: number): string {
  const day = days[index];
  if (!day)
    throw new RangeError(`The demonstration reaches no further than ${days.at(0)} to ${days.at(-1)}.`);
  return day;
}
