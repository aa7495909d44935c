// Closed days of courts as dated rows. Rules make them here, once; the product reads dates, never rules.

const FEDERAL_YEARS = [2024, 2025, 2026, 2027, 2028];
const FEDERAL_SOURCE = '5 U.S.C. 6103';

const iso = (date) => date.toISOString().slice(0, 10);
const day = (year, month, dayOfMonth) => new Date(Date.UTC(year, month - 1, dayOfMonth));
const plus = (date, days) => new Date(date.getTime() + days * 86_400_000);

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

function federalHolidays(year) {
  return [
    ['New Year’s Day', day(year, 1, 1)],
    ['Birthday of Martin Luther King, Jr.', nthWeekday(year, 1, 1, 3)],
    ['Washington’s Birthday', nthWeekday(year, 2, 1, 3)],
    ['Memorial Day', nthWeekday(year, 5, 1, -1)],
    ['Juneteenth', day(year, 6, 19)],
    ['Independence Day', day(year, 7, 4)],
    ['Labor Day', nthWeekday(year, 9, 1, 1)],
    ['Columbus Day', nthWeekday(year, 10, 1, 2)],
    ['Veterans Day', day(year, 11, 11)],
    ['Thanksgiving Day', nthWeekday(year, 11, 4, 4)],
    ['Christmas Day', day(year, 12, 25)],
    // New Year's Day on a Saturday is kept in the year before.
    ['New Year’s Day', day(year + 1, 1, 1)],
  ].map(([name, date]) => ({ name: String(name), date, kept: iso(observed(date)) }));
}

const inYear = (year) => (row) => row.date.startsWith(`${year}-`);

function federalYear(year) {
  return federalHolidays(year)
    .map(({ name, date, kept }) => ({
      calendar: 'US',
      date: kept,
      name: kept === iso(date) ? name : `${name} (observed)`,
      source: FEDERAL_SOURCE,
      confidence: 'S',
    }))
    .filter(inYear(year));
}

// Georgia keeps Washington's Birthday in Christmas week and has a State Holiday in spring and one after
// Thanksgiving, on days that the governor proclaims for each year. 2027 is expected, not proclaimed yet.
const PROCLAIMED_IN_GEORGIA = {
  2024: {
    spring: '2024-03-29',
    washington: '2024-12-24',
    confidence: 'S',
    source: 'team.georgia.gov holiday schedule',
  },
  2025: {
    spring: '2025-04-18',
    washington: '2025-12-26',
    confidence: 'S',
    source: 'georgia.gov state holidays 2025',
  },
  2026: { spring: '2026-04-03', washington: '2026-12-24', confidence: 'K', source: 'O.C.G.A. 1-4-1' },
  2027: {
    spring: '2027-03-26',
    washington: '2027-12-23',
    confidence: 'U',
    source: 'O.C.G.A. 1-4-1, day expected',
  },
};

function georgiaYear(year) {
  const { spring, washington, confidence, source } = PROCLAIMED_IN_GEORGIA[year];
  const shared = federalYear(year)
    .filter(({ name }) => !name.startsWith('Washington'))
    .map((row) => ({ ...row, calendar: 'GA', source, confidence }));
  const own = [
    ['State Holiday', spring],
    ['State Holiday', iso(plus(nthWeekday(year, 11, 4, 4), 1))],
    ['Washington’s Birthday (observed)', washington],
  ].map(([name, date]) => ({ calendar: 'GA', date, name, source, confidence }));
  return [...shared, ...own].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** @returns rows {calendar: 'US' | state code, date, name, source, confidence}. */
export function courtHolidays() {
  return [
    ...FEDERAL_YEARS.flatMap(federalYear),
    ...Object.keys(PROCLAIMED_IN_GEORGIA).map(Number).flatMap(georgiaYear),
  ];
}
