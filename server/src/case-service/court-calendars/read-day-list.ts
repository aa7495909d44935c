import { FIRST_CALENDAR_YEAR, LAST_CALENDAR_YEAR } from '@writdesk/contract/court-calendars/court-calendars';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { courtDate } from '@writdesk/contract/values/dates';
import { yearOf } from './inherit.ts';

/** A line of a court's list as it was read. */
export interface ListedDay {
  /** As an editor counts: the heading is line 1. */
  line: number;
  date: string;
  name: string;
  effect: 'closed' | 'open';
  /** What is wrong with it; null where nothing is. */
  fault: Fault | null;
}

const MAX_LINES = 1_000;
const MAX_NAME = 200;

/** What spreadsheets write between two cells: a semicolon where the comma belongs to numbers. */
const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/**
 * Reads a court's published list: CSV with a heading that names `date`, `name` and, where it likes, `effect`, and shows what
 * stands between the cells.
 * @returns the days in their order, or what is wrong with the whole.
 */
export function readDayList(csv: string): { days: ListedDay[] } | { fault: Fault } {
  const text = csv.replace(/^\uFEFF/, '');
  const heading = headingOf(text);
  if (heading.fault !== undefined) return { fault: heading.fault };
  const { dateAt, nameAt, effectAt, separator } = heading;
  const [, ...rows] = linesOf(text, separator);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!filled.length) return { fault: fault('list_empty') };
  if (filled.length > MAX_LINES) return { fault: fault('list_long', { max: MAX_LINES }) };
  const lineOfDate = new Map<string, number>();
  const days = filled.map(({ line, cells, fault: unread }): ListedDay => {
    const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place]?.trim() ?? ''));
    const written = cell(effectAt).toLowerCase();
    const day = { line, date: isoOf(cell(dateAt)), name: cell(nameAt) };
    const effect = written === 'open' ? ('open' as const) : ('closed' as const);
    const earlier = lineOfDate.get(day.date);
    const found =
      unread ?? faultOf(day, written) ?? (earlier ? fault('list_repeated', { line: earlier }) : null);
    if (!found) lineOfDate.set(day.date, line);
    return { ...day, effect, fault: found };
  });
  return { days };
}

function headingOf(text: string) {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const quoted = cellsOf(first, ',').fault;
  for (const separator of separators) {
    const { cells, fault: unread } = cellsOf(first, separator);
    const columns = cells.map((cell) => cell.trim().toLowerCase());
    const [dateAt = -1, nameAt = -1, effectAt] = ['date', 'name', 'effect'].map((it) => columns.indexOf(it));
    if (!unread && dateAt >= 0 && nameAt >= 0) return { dateAt, nameAt, effectAt, separator };
  }
  return {
    fault: quoted ?? fault('list_columns'),
  };
}

function faultOf({ date, name }: { date: string; name: string }, effect: string): Fault | null {
  if (!courtDate.safeParse(date).success) {
    const isWritten = /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(date);
    return fault(isWritten ? 'no_such_day' : 'list_date');
  }
  if (yearOf(date) < FIRST_CALENDAR_YEAR || yearOf(date) > LAST_CALENDAR_YEAR)
    return fault('calendar_day', { first: FIRST_CALENDAR_YEAR, last: LAST_CALENDAR_YEAR });
  if (!name) return fault('missing', { what: 'courtDayName' });
  if (name.length > MAX_NAME) return fault('too_long', { what: 'courtDayName', max: MAX_NAME });
  return ['', 'closed', 'open'].includes(effect) ? null : fault('list_effect');
}

/** `7/3/2026`, as courts write it, becomes `2026-07-03`; everything else stays as it is. */
function isoOf(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/**
 * The cells of each line that isn't empty: quoted where they like, separators and doubled quotes inside. A day is one line:
 * a quoted cell that would go on in the next one swallows days, so it is a fault.
 */
function linesOf(
  text: string,
  separator: Separator,
): { line: number; cells: string[]; fault: Fault | null }[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((written, index) => ({ line: index + 1, ...cellsOf(written, separator) }));
}

const cellOf: Readonly<Record<Separator, RegExp>> = {
  ',': /^(?:"((?:[^"]|"")*)"|([^",][^,]*|))(?=,|$)/,
  ';': /^(?:"((?:[^"]|"")*)"|([^";][^;]*|))(?=;|$)/,
  '\t': /^(?:"((?:[^"]|"")*)"|([^"\t][^\t]*|))(?=\t|$)/,
};

function cellsOf(line: string, separator: Separator): { cells: string[]; fault: Fault | null } {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const [whole = '', quoted, plain = ''] = cellOf[separator].exec(rest) ?? [];
    const isRead = whole !== '' || rest === '' || rest.startsWith(separator);
    if (!isRead) return { cells: [...cells, rest], fault: quoteFault(rest) };
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (whole.length === rest.length) return { cells, fault: null };
    rest = rest.slice(whole.length + 1);
  }
}

/** @param rest begins with a quotation mark that no cell ends with. */
function quoteFault(rest: string): Fault {
  return fault(/^"(?:[^"]|"")*$/.test(rest) ? 'quote_open' : 'quote_followed');
}
