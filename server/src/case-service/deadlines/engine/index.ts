export { closedBecause, type CourtCalendar } from './calendar.ts';
export type { Place } from './choose-rule.ts';
export { toDay } from './civil-day.ts';
export { clockFault } from './count-hours.ts';
export { inForce } from './conditions.ts';
export { computeDeadline, type DeadlineQuestion } from './compute-deadline.ts';
export { federal, type Law, layOutLaw, type RulePack } from './law.ts';
