import { type CalendarFollower } from './case-service/court-calendars/index.ts';
import { calendarCounter, recalculateCalendar } from './case-service/deadlines/index.ts';
import type { Counter } from './case-service/recalculations/index.ts';
import { draftCounter, packCounter } from './case-service/rule-packs/index.ts';

/** Every way in which dates of many cases are counted again. */
export const everyCounter: readonly Counter[] = [calendarCounter, draftCounter, packCounter];

/** Everything that follows when the closed days of a court change. */
export const everyCalendarFollower: readonly CalendarFollower[] = [recalculateCalendar];
