// How the courts of a state differ from the federal days. What no rule gives stands here by date.
import { iso, day, easter, nthWeekday, observed, plus } from './weekdays.mjs';

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

/** What Georgia's governor proclaimed for a year; in other years only the days that the law itself names. */
export const georgiaProclaims = (year) =>
  PROCLAIMED_IN_GEORGIA[year] ?? { confidence: 'K', source: 'O.C.G.A. 1-4-1, proclaimed days not known' };

// Both Carolinas keep three days at Christmas, and set their dates for each year. Those from 2028 on are as in a year of
// like weekdays.
const CHRISTMAS_IN_THE_CAROLINAS = {
  2020: [24, 25, 28],
  2021: [23, 24, 27],
  2022: [23, 26, 27],
  2023: [25, 26, 27],
  2024: [24, 25, 26],
  2025: [24, 25, 26],
  2026: [24, 25, 28],
  2027: [23, 24, 27],
  2028: [25, 26, 27],
  2029: [24, 25, 26],
  2030: [24, 25, 26],
  2031: [24, 25, 26],
  2032: [23, 24, 27],
  2033: [23, 26, 27],
  2034: [25, 26, 27],
  2035: [24, 25, 26],
};

const CHRISTMAS_DAYS = [
  ['Christmas Eve', 24],
  ['Christmas Day', 25],
  ['Day after Christmas', 26],
];

/** 25, 26 and 27 are, where the 24th is a Sunday: Christmas Day, the day after, and the Eve kept last. */
function christmas(year, confidence) {
  const dates = CHRISTMAS_IN_THE_CAROLINAS[year];
  const order = dates[0] === 25 ? [1, 2, 0] : [0, 1, 2];
  return dates.map((dayOfMonth, index) => {
    const [name, ownDay] = CHRISTMAS_DAYS[order[index]];
    return {
      date: `${year}-12-${dayOfMonth}`,
      name: dayOfMonth === ownDay ? name : `${name} (observed)`,
      confidence,
    };
  });
}

const thanksgivingFriday = (year) => ['Friday after Thanksgiving', plus(nthWeekday(year, 11, 4, 4), 1)];
const electionDay = (year) => ['Election Day', plus(nthWeekday(year, 11, 1, 1), 1)];
const lincoln = (year) => ['Lincoln’s Birthday', day(year, 2, 12)];

// Florida's circuits keep days of their own, set for each year by the chief judge. These are of the counties whose
// courthouses the product knows, as far as their circuit is known to keep them; its own list wasn't seen. A day that
// falls on a weekend isn't kept on another.
const UNSEEN = 'the circuit’s own list was not seen';
const MIAMI_DADE = {
  calendar: 'FL:Miami-Dade',
  source: `Eleventh Judicial Circuit; ${UNSEEN}`,
  confidence: 'K',
};
const PASCO = { calendar: 'FL:Pasco', source: `Sixth Judicial Circuit; ${UNSEEN}`, confidence: 'U' };

/** Days of counties, in addition to those of their state. */
export const countyDays = [
  { ...MIAMI_DADE, date: '2025-04-18', name: 'Good Friday' },
  { ...MIAMI_DADE, date: '2025-09-23', name: 'Rosh Hashanah' },
  { ...MIAMI_DADE, date: '2025-10-02', name: 'Yom Kippur' },
  { ...MIAMI_DADE, date: '2026-04-03', name: 'Good Friday' },
  { ...MIAMI_DADE, date: '2026-09-21', name: 'Yom Kippur' },
  { ...MIAMI_DADE, date: '2027-03-26', name: 'Good Friday' },
  { ...MIAMI_DADE, date: '2027-10-11', name: 'Yom Kippur' },
  { ...PASCO, date: '2025-04-18', name: 'Good Friday' },
  { ...PASCO, date: '2026-04-03', name: 'Good Friday' },
  { ...PASCO, date: '2027-03-26', name: 'Good Friday' },
];

/** By state: the federal days that it doesn't keep, those of which we doubt that it does, and its own. */
export const states = {
  TX: {
    // Counties set their own: until a court's calendar is confirmed these are a guess.
    source: 'Federal days; counties set their own',
    confidence: 'U',
    own: () => [],
  },
  FL: {
    without: ['Washington’s Birthday', 'Columbus Day', 'Juneteenth'],
    source: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)(6)',
    confidence: 'K',
    own: (year) => [thanksgivingFriday(year)],
  },
  OH: { source: 'Ohio Rev. Code 1.14', confidence: 'K', own: () => [] },
  AZ: { source: 'A.R.S. 1-301', confidence: 'K', own: () => [] },
  NV: {
    without: ['Columbus Day'],
    source: 'NRS 236.015',
    confidence: 'K',
    own: (year) => [['Nevada Day', nthWeekday(year, 10, 5, -1)], thanksgivingFriday(year)],
  },
  CA: {
    without: ['Columbus Day'],
    source: 'Cal. Code Civ. Proc. 135',
    confidence: 'K',
    shifts: true,
    own: (year) => [
      lincoln(year),
      ['César Chávez Day', day(year, 3, 31)],
      ['Native American Day', nthWeekday(year, 9, 5, 4)],
      thanksgivingFriday(year),
    ],
  },
  NY: {
    source: 'N.Y. Gen. Constr. Law 24',
    confidence: 'K',
    own: (year) => [lincoln(year), electionDay(year)],
  },
  NC: {
    // A court closes by the state's schedule, which may leave these open.
    doubted: ['Washington’s Birthday', 'Juneteenth', 'Columbus Day'],
    without: ['Christmas Day'],
    source: 'N.C.G.S. 103-4; 25 NCAC 01E .0900',
    confidence: 'K',
    own: (year) => [['Good Friday', plus(easter(year), -2)], thanksgivingFriday(year)],
    dated: (year) => christmas(year, year < 2028 ? 'K' : 'U'),
  },
  SC: {
    without: ['Columbus Day', 'Juneteenth', 'Christmas Day'],
    source: 'S.C. Code 53-5-10',
    confidence: 'K',
    shifts: true,
    own: (year) => [['Confederate Memorial Day', day(year, 5, 10)], thanksgivingFriday(year)],
    // Where a Sunday meets a holiday on Monday we have not seen how it was announced.
    dated: (year) => christmas(year, [2020, 2021, 2024, 2025, 2026].includes(year) ? 'K' : 'U'),
  },
  VA: {
    source: 'Va. Code 2.2-3300',
    confidence: 'K',
    own: (year) => [electionDay(year), thanksgivingFriday(year), ['Christmas Eve', day(year, 12, 24)]],
  },
  MD: { source: 'Md. Code, Gen. Prov. 1-111', confidence: 'K', own: () => [] },
};

/** A state's own days of a year as {date, name, confidence?}; only where it says so do they leave a weekend. */
export function extrasOf(code, year) {
  const { own, dated, shifts = false } = states[code];
  const byRule = own(year).map(([name, date]) => {
    const keptOn = shifts ? observed(date) : date;
    return { date: iso(keptOn), name: iso(keptOn) === iso(date) ? name : `${name} (observed)` };
  });
  return [...byRule, ...(dated?.(year) ?? [])];
}
