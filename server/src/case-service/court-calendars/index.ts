export { readAllCourtCalendars, readCourtCalendar } from './calendar-queries.ts';
export { closureAudits, courtCalendarAudits } from './court-calendar-audits.ts';
export { toEngineCalendar } from './engine-calendar.ts';
export { type CalendarFollower, calendarFollowers } from './calendar-followers.ts';
export { courtCalendarRoutes } from './routes.ts';
export { notifyOfClosure } from './notify-of-closure.job.ts';
