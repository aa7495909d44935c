import { calendarPorts } from '../court-calendars/index.ts';
import { counters } from '../recounts/index.ts';
import { calendarCounter, recountCalendar } from './recount-calendar.ts';

// Whoever counts deadlines counts them anew when a court's closed days change.
calendarPorts.recountCalendar = recountCalendar;
counters.CALENDAR = calendarCounter;

export { type CaseDate, datesOfCase, mainReason } from './case-dates.ts';
export type { CaseFactsRow } from './case-facts-queries.ts';
export { countCaseDates, countRows, courtOfCase } from './count-case-dates.ts';
export { keepCourtFacts } from './keep-court-facts.ts';
export { computeDeadline, federal, inForce, layOutLaw, toDay } from './engine/index.ts';
export { type Court, type LawBook, readLawBook } from './law-book.ts';
export { deadlinePart } from './deadline-part.ts';
export { daysToWrit } from './days-to-writ.ts';
export { factsOfKeys } from './recount-calendar.ts';
export { bookWith } from './law-with.ts';
export { deadlineRoutes } from './routes.ts';
export { ruleHash } from './rule-hash.ts';
export { termsOfState } from './terms-of-state.ts';
export { toldDeadline } from './told-deadline.ts';
