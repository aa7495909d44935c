import type { EffectiveCalendar } from './inherit.ts';

/** The closed days of a court as the deadline engine counts with them. */
export interface CourtCalendar {
  id: string;
  name: string;
  /** Days since 1970-01-01, each with the day's name. */
  closed: ReadonlyMap<number, string>;
  /** The years that have their days written down; null where there are none. */
  firstYear: number | null;
  lastYear: number | null;
  /** Years that somebody vouched for, with who did. */
  confirmedYears: ReadonlyMap<number, string>;
}

const MS_PER_DAY = 86_400_000;

/** A court's calendar for the engine. A closure is called by its reason. */
export function toEngineCalendar(calendar: EffectiveCalendar): CourtCalendar {
  const { id, name, closedDays, confirmedYears, firstYear, lastYear } = calendar;
  return {
    id,
    name,
    closed: new Map(closedDays.map((day) => [Date.parse(day.date) / MS_PER_DAY, nameOf(day)])),
    firstYear,
    lastYear,
    confirmedYears: new Map(confirmedYears.map(({ year, confirmedBy }) => [year, confirmedBy])),
  };
}

/** What a closed day is called where one line must do. */
export const nameOf = ({ name, reason }: { name: string; reason: string | null }): string =>
  reason ? `${name}: ${reason}` : name;
