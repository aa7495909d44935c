import type { ImportLine, ImportPreview } from '@writdesk/contract/court-calendars/court-calendars';
import { type CalendarLevel, type EffectiveCalendar, isClosedAbove } from './inherit.ts';
import type { ListedDay } from './read-day-list.ts';

/** What becomes of each line of a list in the calendar of a level, as it stands. */
export function planImport(
  days: readonly ListedDay[],
  calendar: EffectiveCalendar,
  level: CalendarLevel,
): ImportPreview {
  const sheet = calendar.calendars.find((known) => known.level === level);
  const own = new Map(
    sheet?.days.filter(({ kind }) => kind === 'holiday').map((known) => [known.date, known]) ?? [],
  );
  const lines = days.map(({ fault, ...day }): ImportLine => {
    if (fault) return { ...day, outcome: 'refused', note: fault };
    const known = own.get(day.date);
    if (known?.effect === day.effect && known.name === day.name)
      return { ...day, outcome: 'unchanged', note: null };
    if (day.effect === 'open' && !isClosedAbove(calendar, level, day.date))
      return { ...day, outcome: 'refused', note: 'No wider calendar closes that day.' };
    if (!known) return { ...day, outcome: 'added', note: null };
    return { ...day, outcome: 'changed', note: `${known.name} (${known.effect})` };
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
