import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '../../../../../seed/reference-files.ts';
import { type CourtCalendar, toDay } from '../index.ts';

const folder = join(import.meta.dirname, '../../../../../seed/reference');

/** The closed days that every installation begins with: calendar → day → name. */
export function seededClosedDays(): Map<string, Map<string, string>> {
  const text = readFileSync(join(folder, 'court-holidays.csv'), 'utf8');
  const calendars = new Map<string, Map<string, string>>();
  for (const { calendar, date, name } of parseCsv(text, ['calendar', 'date', 'name'])) {
    const days = calendars.get(calendar) ?? new Map<string, string>();
    calendars.set(calendar, days.set(date, name));
  }
  return calendars;
}

/** Closed days as the engine takes them; no year of them is confirmed. */
export function calendarOf(id: string, closed: ReadonlyMap<string, string>): CourtCalendar {
  const years = [...closed.keys()].map((day) => Number(day.slice(0, 4)));
  return {
    id,
    name: `${id} courts`,
    closed: new Map([...closed].map(([day, name]) => [toDay(day), name])),
    firstYear: years.length ? Math.min(...years) : null,
    lastYear: years.length ? Math.max(...years) : null,
    confirmedYears: new Map(),
  };
}
