import { dayAfter, type CourtDay } from '../../shared/formats/dates.ts';

const weekday = (day: CourtDay) => new Date(Date.parse(day)).getUTCDay();

/** The seven days of the week that a day is in, from Sunday. */
export function weekOf(day: CourtDay): CourtDay[] {
  const first = dayAfter(day, -weekday(day));
  return Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
}

/** The weeks that a day's month touches. */
export function weeksOfMonth(day: CourtDay): CourtDay[][] {
  const month = day.slice(0, 7);
  const weeks: CourtDay[][] = [];
  let week = weekOf(`${month}-01`);
  while (week.some((one) => one.startsWith(month))) {
    weeks.push(week);
    week = weekOf(dayAfter(week[6] ?? day, 1));
  }
  return weeks;
}

/** The same place in the month before or after; its last day where that month is shorter. */
export function monthAfter(day: CourtDay, months: 1 | -1): CourtDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8)), last));
  return first.toISOString().slice(0, 10);
}
