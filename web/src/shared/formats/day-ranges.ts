import { dayAfter, todayIn } from './dates.ts';

export const rangeNames = ['year', 'month', 'week', 'all'] as const;
export type RangeName = (typeof rangeNames)[number];

/** The first and the last day; null for all time. */
export interface Days {
  from: string;
  to: string;
}

/** The days of a range that ends today; a year begins in March. */
export function daysOf(name: RangeName, today: string = todayIn()): Days | null {
  if (name === 'all') return null;
  if (name === 'week') return { from: dayAfter(today, -6), to: today };
  if (name === 'month') return { from: dayAfter(today, -29), to: today };
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '03-01' ? 1 : 0);
  return { from: `${year}-03-01`, to: today };
}

/** As many days right before; of a year, the same days a year earlier. */
export function daysBefore(name: RangeName, days: Days | null): Days | null {
  if (!days) return null;
  if (name === 'year') {
    const earlier = (day: string) => {
      const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
      return same.endsWith('02-29') ? same.replace('02-29', '02-28') : same;
    };
    return { from: earlier(days.from), to: earlier(days.to) };
  }
  const length = Math.round((Date.parse(days.to) - Date.parse(days.from)) / 86_400_000) + 1;
  return { from: dayAfter(days.from, -length), to: dayAfter(days.to, -length) };
}

export const dateRangeOf = (days: Days | null): string => (days ? `${days.from},${days.to}` : 'all');

/** What a list is asked for, so that it holds exactly what was counted. */
export const listDays = (days: Days | null): Record<string, string> =>
  days ? { doneFrom: days.from, doneTo: days.to } : {};

/** The days of a month that lie in a range. */
export function monthWithin(month: string, days: Days | null): Days {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const first = `${month}-01`;
  return {
    from: days && days.from > first ? days.from : first,
    to: days && days.to < last ? days.to : last,
  };
}
