import { addDays } from '@writdesk/contract/values/dates';

export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDayOf = (month: string): string => `${month}-01`;
export const monthAfter = (month: string): string => monthOf(addDays(firstDayOf(month), 31));
export const monthBefore = (month: string): string => monthOf(addDays(firstDayOf(month), -1));
export const lastDayOf = (month: string): string => addDays(firstDayOf(monthAfter(month)), -1);

export interface Book {
  firstDay: string | null;
  closedThrough: string | null;
}

/** The month that is closed next: the one after the last that is closed, or the first in which something was posted. */
export function nextToClose({ firstDay, closedThrough }: Book): string | null {
  if (closedThrough !== null) return monthAfter(monthOf(closedThrough));
  return firstDay === null ? null : monthOf(firstDay);
}

/** All months from the first posting to the present one, the newest first. */
export function monthsOf({ firstDay, closedThrough }: Book, today: string): string[] {
  const months: string[] = [];
  const days = [firstDay, closedThrough, today]
    .filter((day) => day !== null)
    .toSorted((a, b) => a.localeCompare(b));
  const first = monthOf(days[0] ?? today);
  for (let month = monthOf(today); month >= first; month = monthBefore(month)) months.push(month);
  return months;
}
