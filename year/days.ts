// Days as the player counts them, by hand and apart from the product's own engine.

const DAY_MS = 86_400_000;

export type Day = string;

const at = (day: Day) => new Date(`${day}T12:00:00Z`);
const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOf(new Date(at(day).getTime() + days * DAY_MS));
export const dayOfMonth = (day: Day): number => at(day).getUTCDate();
export const daysBetween = (from: Day, to: Day): number => (at(to).getTime() - at(from).getTime()) / DAY_MS;
const weekday = (day: Day): number => at(day).getUTCDay();
const isWeekend = (day: Day): boolean => weekday(day) === 0 || weekday(day) === 6;

/** The nth such weekday of a month; the last where `n` is 5. */
function nth(year: number, month: number, wanted: number, n: number): Day {
  const days = Array.from({ length: 31 }, (_, index) =>
    dayOf(new Date(Date.UTC(year, month - 1, index + 1, 12))),
  )
    .filter((day) => Number(day.slice(5, 7)) === month)
    .filter((day) => weekday(day) === wanted);
  return days[Math.min(n, days.length) - 1] ?? '';
}

/** On a Saturday it is kept on Friday, on a Sunday on Monday. */
function kept(day: Day): Day {
  const on = weekday(day);
  return on === 6 ? addDays(day, -1) : on === 0 ? addDays(day, 1) : day;
}

/** The legal holidays of the United States (5 U.S.C. 6103). */
function holidays(year: number): Set<Day> {
  return new Set([
    ...['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => kept(`${year}-${day}`)),
    kept(`${year + 1}-01-01`),
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    nth(year, 5, 1, 5),
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    nth(year, 11, 4, 4),
  ]);
}

/** Days on which a court is closed next to the country's: its state's own, snow, a storm. */
export interface Closed {
  has(day: Day): boolean;
  /** Holidays of the country that its state keeps on another day. */
  readonly sitsOn?: ReadonlySet<Day>;
}
const nothing: Closed = new Set<Day>();

/** Whether offices and courts work on it. */
export const isWorkday = (day: Day, closed = nothing): boolean =>
  !isWeekend(day) &&
  (!holidays(Number(day.slice(0, 4))).has(day) || closed.sitsOn?.has(day) === true) &&
  !closed.has(day);

/** The days of a court as they are known when the year begins; a storm adds to them. */
export class CourtDays extends Set<Day> {
  readonly sitsOn: ReadonlySet<Day>;
  constructor({ closed = [], sitsOn = [] }: { closed?: readonly Day[]; sitsOn?: readonly Day[] }) {
    super(closed);
    this.sitsOn = new Set(sitsOn);
  }
}

export function nextWorkday(day: Day, closed = nothing): Day {
  let next = addDays(day, 1);
  while (!isWorkday(next, closed)) next = addDays(next, 1);
  return next;
}

export const workdayFrom = (day: Day, closed = nothing): Day =>
  isWorkday(day, closed) ? day : nextWorkday(day, closed);

/** The last day to answer in Georgia: the seventh after the service, or the next on which the court is open (O.C.G.A. § 44-7-51(b), § 1-3-1(d)(3)). */
export const lastDayToAnswer = (servedOn: Day, closed = nothing, days = 7): Day =>
  workdayFrom(addDays(servedOn, days), closed);

/**
 * The first day of a writ in Georgia: after a default the judgment's own (O.C.G.A. § 44-7-53(a)); after a trial the one that follows the
 * seventh day, or the next on which the court is open (§ 44-7-55(a)).
 */
export const firstDayOfWrit = (judgedOn: Day, isDefault: boolean, closed = nothing): Day =>
  isDefault ? judgedOn : workdayFrom(addDays(workdayFrom(addDays(judgedOn, 7), closed), 1), closed);

/** When offices open at a place, by its own clock. */
export function openingOf(day: Day, timeZone: string, hour = 8): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
    guess,
  );
  return new Date(guess.getTime() + (hour - Number(shown)) * 3_600_000);
}
