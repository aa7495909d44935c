// Closed days of courts as dated rows. Rules make them here, once; the product reads dates, never rules.
import { countyDays, extrasOf, georgiaProclaims, states } from './state-holidays.mjs';
import { iso, day, nthWeekday, observed, plus } from './weekdays.mjs';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2035;
const JUNETEENTH_SINCE = 2021;
const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

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
  ]
    .filter(([name]) => name !== 'Juneteenth' || year >= JUNETEENTH_SINCE)
    .map(([name, date]) => ({ holiday: name, ...kept(name, date) }))
    .filter(({ date }) => date.startsWith(`${year}-`));
}

/** A federal day keeps its name on its own date, and says on another that it is only kept there. */
function kept(name, date) {
  const shifted = observed(date);
  return { date: iso(shifted), name: iso(shifted) === iso(date) ? name : `${name} (observed)` };
}

const federalYear = (year) =>
  federalHolidays(year).map(({ date, name }) => ({
    calendar: 'US',
    date,
    name,
    source: '5 U.S.C. 6103',
    confidence: 'S',
  }));

function georgiaYear(year) {
  const { spring, washington, confidence, source } = georgiaProclaims(year);
  return ownYear(
    'GA',
    year,
    { without: ['Washington’s Birthday'], source, confidence },
    [
      ['State Holiday', spring],
      ['State Holiday', iso(plus(nthWeekday(year, 11, 4, 4), 1))],
      ['Washington’s Birthday (observed)', washington],
    ].flatMap(([name, date]) => (date ? [{ name, date }] : [])),
  );
}

function stateYear(code, year) {
  return ownYear(code, year, states[code], extrasOf(code, year));
}

/** The federal days without those that the state doesn't keep, and its own. Two of one date are one day. */
function ownYear(calendar, year, { without = [], doubted = [], source, confidence }, extras) {
  const shared = federalHolidays(year)
    .filter(({ holiday }) => !without.includes(holiday))
    .map(({ holiday, ...row }) => ({ ...row, confidence: doubted.includes(holiday) ? 'U' : confidence }));
  const own = extras.filter(({ date }) => !shared.some((row) => row.date === date));
  return [...shared, ...own]
    .map((row) => ({
      calendar,
      date: row.date,
      name: row.name,
      source,
      confidence: row.confidence ?? confidence,
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** @returns rows {calendar: 'US' | state code | `FL:Pasco`, date, name, source, confidence}. */
export function courtHolidays() {
  return [
    ...years.flatMap(federalYear),
    ...years.flatMap(georgiaYear),
    ...Object.keys(states).flatMap((code) => years.flatMap((year) => stateYear(code, year))),
    ...countyDays,
  ];
}
