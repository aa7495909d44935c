import { calendarPorts } from '../court-calendars/index.ts';
import { recountCourt } from './recount-court.ts';

// Whoever counts deadlines counts them anew when a court's closed days change.
calendarPorts.recomputeCourt = recountCourt;

export { type CaseDate, datesOfCase, mainReason } from './case-dates.ts';
export { type CaseFactsRow, selectCaseFacts } from './case-facts-queries.ts';
export { countCaseDates, countRows, courtOfCase } from './count-case-dates.ts';
export { computeDeadline, federal, inForce, layOutLaw, toDay } from './engine/index.ts';
export { type Court, type LawBook, readLawBook } from './law-book.ts';
export { bookWith } from './law-with.ts';
export { deadlineRoutes } from './routes.ts';
export { writFrom } from './writ-from.ts';
export { ruleHash } from './rule-hash.ts';
