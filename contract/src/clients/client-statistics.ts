import { z } from 'zod';
import { issue } from '../sentences/fault.ts';

/** Companies by how they came. */
export const clientStatistics = z.object({ organic: z.int(), invited: z.int(), total: z.int() });

const [firstYear, lastYear] = [2000, 2100];

/** The year of March: `2026` is March 2026 to February 2027. Absent: the one that holds today. */
export const marchYear = z.coerce
  .number<number | string>(issue('number_wanted'))
  .int(issue('integer_wanted'))
  .min(firstYear, issue('year_range', { first: firstYear, last: lastYear }))
  .max(lastYear, issue('year_range', { first: firstYear, last: lastYear }))
  .optional();

/** How many companies registered in a month; null while the month is still to come. */
export const monthlyClients = z.object({
  year: z.int(),
  months: z.array(
    z.object({
      /** `2026-03` */
      month: z.string(),
      clients: z.int().nullable(),
      /** In the same month a year before. */
      lastYear: z.int().nullable(),
    }),
  ),
});
export type MonthlyClients = z.output<typeof monthlyClients>;

const MONTHS = 12;
const MARCH = 2;

/** The twelve months of a year that begins in March, as `2026-03`. */
export const monthsOfYear = (year: number): string[] =>
  Array.from({ length: MONTHS }, (_, index) => {
    const month = MARCH + index;
    return `${year + Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, '0')}`;
  });

/** The March of the year that a day lies in. */
export function marchYearOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month > MARCH ? year : year - 1;
}
