import type { Kysely } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { findHoliday } from '../../src/case-service/dockets/court-day-queries.ts';
import { hearingInstant, isWeekend } from '../../src/case-service/dockets/hearing-instant.ts';
import { localDate } from '../../src/platform/clock.ts';
import type { DB } from '../../src/platform/db/schema.ts';
import { referenceId } from '../reference-id.ts';

/** The clock on the wall of everything in the demonstration. */
export const ATLANTA = 'America/New_York';
const REACH_DAYS = 130;

/** Days around today. 0 is today where the office (or the court) is open, else the last such day before it. */
export interface DemoDays {
  now: Date;
  today: string;
  /** Mondays to Fridays, the days by which the desks count. */
  office(n: number): string;
  officeIndex(day: string): number;
  /** Days on which Georgia's courts sit. */
  court(n: number): string;
  isCourtDay(day: string): boolean;
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
  for (let n = -REACH_DAYS; n <= REACH_DAYS; n += 1) {
    const day = addDays(today, n);
    if (isWeekend(day)) continue;
    weekdays.push(day);
    // Hearings are never further away than this.
    if (Math.abs(n) < 60 && !(await findHoliday(db, fulton, day))) open.push(day);
  }
  return {
    now,
    today,
    office: (n) => nth(weekdays, today, n),
    officeIndex: (day) => zeroOf(weekdays, day) - zeroOf(weekdays, today),
    court: (n) => nth(open, today, n),
    isCourtDay: (day) => open.includes(day),
    at: (day, time) => hearingInstant(day, time, ATLANTA),
  };
}

const zeroOf = (days: readonly string[], day: string): number => days.findLastIndex((each) => each <= day);

function nth(days: readonly string[], today: string, n: number): string {
  const day = days[zeroOf(days, today) + n];
  if (!day) throw new RangeError(`The demonstration has no day ${n}.`);
  return day;
}
