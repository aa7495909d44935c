import { calendarPorts } from '../court-calendars/index.ts';
import { recountCourt } from './recount-court.ts';

// Whoever counts deadlines counts them anew when a court's closed days change.
calendarPorts.recomputeCourt = recountCourt;

export { countCaseDates } from './count-case-dates.ts';
export { deadlineRoutes } from './routes.ts';
