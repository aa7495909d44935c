// Dates of a rule: the nth weekday of a month, the day on which a weekend's holiday is kept, Easter.

export const iso = (date) => date.toISOString().slice(0, 10);
export const day = (year, month, dayOfMonth) => new Date(Date.UTC(year, month - 1, dayOfMonth));
export const plus = (date, days) => new Date(date.getTime() + days * 86_400_000);

/** The nth weekday (0 = Sunday) of a month; n = -1 is the last. */
export function nthWeekday(year, month, weekday, n) {
  if (n === -1) {
    const last = day(year, month + 1, 0);
    return plus(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = day(year, month, 1);
  return plus(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (n - 1));
}

/** A holiday on Saturday is kept on Friday, one on Sunday on Monday. */
export function observed(date) {
  const weekday = date.getUTCDay();
  return weekday === 6 ? plus(date, -1) : weekday === 0 ? plus(date, 1) : date;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year) {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return day(year, Math.floor(n / 31), (n % 31) + 1);
}
