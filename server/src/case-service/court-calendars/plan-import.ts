import type { ImportLine, ImportPreview } from '@writdesk/contract/court-calendars/court-calendars';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import { type CalendarLevel, type EffectiveCalendar, isClosedAbove } from './inherit.ts';
import type { ListedDay } from './read-day-list.ts';

interface PlannedLine extends ImportLine {
  fault: Fault | null;
}
export interface Plan extends ImportPreview {
  lines: PlannedLine[];
}

/** What becomes of each line of a list in the calendar of a level, as it stands. */
export function planImport(
  days: readonly ListedDay[],
  calendar: EffectiveCalendar,
  level: CalendarLevel,
): Plan {
  const sheet = calendar.calendars.find((known) => known.level === level);
  const own = new Map(
    sheet?.days.filter(({ kind }) => kind === 'holiday').map((known) => [known.date, known]) ?? [],
  );
  const lines = days.map(({ fault: found, ...day }): PlannedLine => {
    if (found) return refused(day, found);
    const known = own.get(day.date);
    if (known?.effect === day.effect && known.name === day.name)
      return { ...day, outcome: 'unchanged', note: null, fault: null };
    if (day.effect === 'open' && !isClosedAbove(calendar, level, day.date))
      return refused(day, fault('no_wider_closure'));
    if (!known) return { ...day, outcome: 'added', note: null, fault: null };
    return { ...day, outcome: 'changed', note: `${known.name} (${known.effect})`, fault: null };
  });
  const countOf = (outcome: ImportLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  return {
    lines,
    counts: {
      added: countOf('added'),
      changed: countOf('changed'),
      unchanged: countOf('unchanged'),
      refused: countOf('refused'),
    },
    version: sheet?.version ?? 0,
  };
}

const refused = (day: Omit<ListedDay, 'fault'>, found: Fault): PlannedLine => ({
  ...day,
  outcome: 'refused',
  note: say(found),
  fault: found,
});
