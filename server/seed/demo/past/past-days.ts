import type { Kysely } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { findHoliday } from '../../../src/case-service/dockets/court-day-queries.ts';
import { isWeekend } from '../../../src/case-service/dockets/hearing-instant.ts';
import type { DB } from '../../../src/platform/db/schema.ts';
import { referenceId } from '../../reference-id.ts';
import { addDays } from '../demo-days.ts';

const MARCH = 3;

/** The first of March with which the year before the current one begins, of years from March to February. */
export function firstPastDay(today: string): string {
  const { year, month } = Temporal.PlainDate.from(today);
  const marchOfNow = month >= MARCH ? year : year - 1;
  return `${marchOfNow - 1}-03-01`;
}

/** On which days companies registered: one in most months of both years, two in some, until today. */
export function companyDays(today: string): string[] {
  const first = Temporal.PlainDate.from(firstPastDay(today));
  const days: string[] = [];
  for (let month = 0; month < 24; month += 1) {
    const count = month % 4 === 1 ? 2 : 1;
    for (let nth = 0; nth < count; nth += 1) {
      const day = first.add({ months: month, days: 2 + ((month * 7 + nth * 11) % 25) }).toString();
      if (day < today) days.push(day);
    }
  }
  return days;
}

/** The days of two years on which Georgia's courts sit. @returns the day itself, or the next one on which they do. */
export async function courtDays(db: Kysely<DB>, today: string): Promise<(day: string) => string> {
  const fulton = referenceId('courthouse', 'ga-fulton');
  const open = new Set<string>();
  for (let day = firstPastDay(today); day <= today; day = addDays(day, 1))
    if (!isWeekend(day) && !(await findHoliday(db, fulton, day))) open.add(day);
  return (wanted) => {
    let day = wanted;
    while (!open.has(day) && day < today) day = addDays(day, 1);
    return day;
  };
}
