/** A day of the calendar as the number of days since 1970-01-01. It has no time and no zone. */
export type DayNumber = number;

const MS_PER_DAY = 86_400_000;
const written = new Map<DayNumber, string>();

/** @param text `YYYY-MM-DD`. @throws when there is no such day. */
export function toDay(text: string): DayNumber {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  const number = dayOf(year, month, day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || toText(number) !== text)
    throw new RangeError(`There is no day ${text}.`);
  return number;
}

/** @returns `YYYY-MM-DD`. */
export function toText(day: DayNumber): string {
  let text = written.get(day);
  if (text === undefined) {
    text = new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
    written.set(day, text);
  }
  return text;
}

/** @returns 0 for a Sunday, 6 for a Saturday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function yearOf(day: DayNumber): number {
  return Number(toText(day).slice(0, 4));
}

/** Full months from one day to another; a month that has begun doesn't count. Negative where the end lies before. */
export function fullMonths(from: DayNumber, to: DayNumber): number {
  const [fromYear, fromMonth, fromDay] = partsOf(from);
  const [toYear, toMonth, day] = partsOf(to);
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth);
  const isEndOfMonth = day === lengthOf(toYear, toMonth);
  return day >= fromDay || isEndOfMonth ? months : months - 1;
}

/** The same day of a later month; from the last day of a month to the last day of the other. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const [year, month, date] = partsOf(day);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  const longest = lengthOf(toYear, toMonth);
  const isLast = date === lengthOf(year, month);
  return dayOf(toYear, toMonth, isLast ? longest : Math.min(date, longest));
}

function dayOf(year: number, month: number, day: number): DayNumber {
  return Math.floor(Date.UTC(year, month - 1, day) / MS_PER_DAY);
}

function partsOf(day: DayNumber): [number, number, number] {
  const [year = 0, month = 0, date = 0] = toText(day).split('-').map(Number);
  return [year, month, date];
}

function lengthOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
