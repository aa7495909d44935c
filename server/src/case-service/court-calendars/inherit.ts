/** Whose calendar it is, from the narrowest to the widest. */
export type CalendarLevel = 'courthouse' | 'county' | 'state' | 'country';

/** One day that a calendar speaks of. */
export interface SheetDay {
  date: string;
  name: string;
  /** `open` takes away a day that a wider calendar closes. */
  effect: 'closed' | 'open';
  kind: 'holiday' | 'closure';
  reason: string | null;
  source: string;
  confidence: 'S' | 'K' | 'U';
  confirmedBy: string | null;
  confirmedAt: string | null;
  closureId: string | null;
}
export interface SheetYear {
  year: number;
  confirmedBy: string;
  confirmedAt: string;
  source: string;
}

/** A calendar as it is written down, without what it inherits. */
export interface Sheet {
  id: string;
  name: string;
  level: CalendarLevel;
  inherits: boolean;
  version: number;
  days: readonly SheetDay[];
  years: readonly SheetYear[];
}

type Origin = Pick<Sheet, 'id' | 'name' | 'level'>;
export interface ClosedDay extends SheetDay {
  calendar: Origin;
}
export interface ConfirmedYear extends SheetYear {
  calendar: Origin;
}

/** What holds for a court after inheritance. */
export interface EffectiveCalendar {
  id: string;
  name: string;
  /** The calendars that were asked, the narrowest first. */
  calendars: readonly Sheet[];
  /** By date. */
  closedDays: readonly ClosedDay[];
  /** Days that a wider calendar closes and a narrower one opens, by date. */
  openedDays: readonly ClosedDay[];
  confirmedYears: readonly ConfirmedYear[];
  /** The years that have days written down; null where there are none. */
  firstYear: number | null;
  lastYear: number | null;
}

const widths: readonly CalendarLevel[] = ['courthouse', 'county', 'state', 'country'];

/**
 * A court's calendar out of those that it stands under: of a day the narrowest that speaks of it decides, a closure
 * before everything. @param sheets in any order; those behind one that doesn't inherit are not asked.
 */
export function effectiveCalendar(sheets: readonly Sheet[]): EffectiveCalendar {
  const chain = reached(sheets);
  const decided = new Map<string, ClosedDay>();
  const closedBehind = new Set<string>();
  for (const sheet of chain) {
    for (const day of closuresFirst(sheet.days)) {
      const known = decided.get(day.date);
      if (!known) decided.set(day.date, { ...day, calendar: originOf(sheet) });
      else if (known.effect === 'open' && day.effect === 'closed') closedBehind.add(day.date);
    }
  }
  const days = [...decided.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const years = days.filter(({ kind }) => kind === 'holiday').map(({ date }) => yearOf(date));
  const [nearest] = chain;
  return {
    id: nearest?.id ?? 'none',
    name: nearest?.name ?? 'No calendar',
    calendars: chain,
    closedDays: days.filter(({ effect }) => effect === 'closed'),
    openedDays: days.filter(({ effect, date }) => effect === 'open' && closedBehind.has(date)),
    confirmedYears: confirmedYears(chain),
    firstYear: years.length ? Math.min(...years) : null,
    lastYear: years.length ? Math.max(...years) : null,
  };
}

/** Whether calendars wider than a level close a day: only then can that level open it. */
export function isClosedAbove({ calendars }: EffectiveCalendar, level: CalendarLevel, date: string): boolean {
  const wider = calendars.filter((sheet) => widths.indexOf(sheet.level) > widths.indexOf(level));
  return effectiveCalendar(wider).closedDays.some((day) => day.date === date);
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));

function reached(sheets: readonly Sheet[]): Sheet[] {
  const chain: Sheet[] = [];
  for (const sheet of sheets.toSorted((a, b) => widths.indexOf(a.level) - widths.indexOf(b.level))) {
    chain.push(sheet);
    if (!sheet.inherits) break;
  }
  return chain;
}

const closuresFirst = (days: readonly SheetDay[]) =>
  days.toSorted((a, b) => Number(a.kind === 'holiday') - Number(b.kind === 'holiday'));

const originOf = ({ id, name, level }: Sheet): Origin => ({ id, name, level });

/**
 * A year is vouched for by whoever confirmed it in the nearest calendar that speaks of it: who confirmed the state's
 * days did not know of those that a county added. A closure changes nothing of that, it carries its own witness.
 */
function confirmedYears(chain: readonly Sheet[]): ConfirmedYear[] {
  const confirmed = new Map<number, ConfirmedYear>();
  const blocked = new Set<number>();
  for (const sheet of chain) {
    for (const year of sheet.years) {
      if (blocked.has(year.year) || confirmed.has(year.year)) continue;
      confirmed.set(year.year, { ...year, calendar: originOf(sheet) });
    }
    for (const { kind, date } of sheet.days) if (kind === 'holiday') blocked.add(yearOf(date));
  }
  return [...confirmed.values()].sort((a, b) => a.year - b.year);
}
