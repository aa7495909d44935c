export { closedBecause, type CourtCalendar, nextOpen } from './calendar.ts';
export type { Place } from './choose-rule.ts';
export { toDay, toText } from './civil-day.ts';
export { clockFault } from './count-hours.ts';
export { inForce } from './conditions.ts';
export { computeDeadline, type DeadlineQuestion } from './compute-deadline.ts';
export { federal, type Law, layOutLaw, type RulePack } from './law.ts';
