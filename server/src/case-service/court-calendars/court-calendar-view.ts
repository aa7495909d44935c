import type { CourtDay, CourtYear } from '@writdesk/contract/court-calendars/court-calendars';
import type { ClosureRow } from './closure-queries.ts';
import { type EffectiveCalendar, yearOf } from './inherit.ts';

/** A year of a court as the API says it. */
export function courtYearView(
  calendar: EffectiveCalendar,
  {
    courthouseId,
    year,
    today,
    closures,
  }: Pick<CourtYear, 'courthouseId' | 'year' | 'today'> & { closures: ClosureRow[] },
) {
  const days: CourtDay[] = [...calendar.closedDays, ...calendar.openedDays]
    .filter(({ date }) => yearOf(date) === year)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    courthouseId,
    year,
    today,
    calendars: calendar.calendars.map(({ id, name, level, version }) => ({ id, name, level, version })),
    days,
    confirmation: calendar.confirmedYears.find((known) => known.year === year) ?? null,
    firstYear: calendar.firstYear,
    lastYear: calendar.lastYear,
    closures: closures.map(closureView),
  };
}

export const closureView = ({ courthouseId: _, ...closure }: ClosureRow) => closure;

/** A case that a closure touches, without the ids of whose it is. */
export const movedView = <C extends { firmId: string; clientId: string }>({
  firmId: _firm,
  clientId: _client,
  ...row
}: C) => row;
