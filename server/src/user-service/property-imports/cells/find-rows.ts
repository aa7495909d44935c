import type { ImportColumns, ImportKind } from '@writdesk/contract/property-imports/import-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { ImportFileError } from '../files/import-file-error.ts';
import type { TableRow } from '../files/read-csv.ts';
import { columnsOf, isPrivate, plainTitle } from './column-names.ts';
import { withoutSsn } from './parse-cell.ts';
import { presetOf } from './presets.ts';
import { addedTitles, followLines } from './said-above.ts';

/** A file as a table: its titles, and the rows that count, each with the property that a band above it named. */
export interface FoundRows {
  titles: string[];
  columns: ImportColumns;
  rows: { row: number; cells: string[]; band: string | null }[];
}

/** Reports begin with a name, a date and filters. */
const HIGHEST_HEADER = 40;
const FEWEST_TITLES = 2;

/** @throws ImportFileError where no row looks like titles */
export function findRows(kind: ImportKind, table: readonly TableRow[]): FoundRows {
  const heads = table.slice(0, HIGHEST_HEADER).map((_, index) => headAt(kind, table, index));
  const known = Math.max(...heads.map((head) => head.known));
  if (known < FEWEST_TITLES) throw new ImportFileError(fault('import_file_titles'));
  const at = heads.findIndex((head) => head.known === known);
  const { lines, titles } = heads[at] ?? { lines: [], titles: [] };
  const columns = columnsOf(kind, titles);
  const above = followLines(kind === 'LEDGER' ? table : [], columns);
  for (const { cells } of table.slice(0, at)) above.follow(cells);
  const preset = presetOf(titles.map(plainTitle));
  const hidden = new Set(titles.flatMap((title, index) => (isPrivate(title) ? [index] : [])));
  const lineOf = (cells: readonly string[]) =>
    titles.map((_, index) => plainTitle(cells[index] ?? '')).join('|');
  const repeated = new Set(lines.map(lineOf));
  const beneath = table.slice(at + lines.length);
  const repeats = beneath.some(({ cells }) => repeated.has(lineOf(cells)));
  let band: string | null = null;
  let isPassedOver = false;
  const rows: FoundRows['rows'] = [];
  for (const { row, cells } of beneath) {
    const filled = cells.filter((cell) => cell !== '');
    const [first = ''] = filled;
    if (above.follow(cells)) {
      // The head of the next household, with its address and its rent, ends where the titles stand again.
      isPassedOver = repeats;
      continue;
    }
    if (passedOver.test(first) || isAging(filled)) isPassedOver = true;
    // Reports repeat their titles on every page.
    if (repeated.has(lineOf(cells))) {
      if (above.added.length > 0) isPassedOver = false;
      continue;
    }
    if (isSum(first)) continue;
    if (filled.length === 1 && titles.length > 2) {
      if (residents.test(first)) isPassedOver = false;
      else if (!isPassedOver && above.added.length === 0) band = bandOf(first) ?? band;
      continue;
    }
    const isCharge = preset?.hasChargeRows && columns.unit !== undefined && !cells[columns.unit];
    if (isPassedOver || isCharge) continue;
    const kept = titles.map((_, column) => (hidden.has(column) ? '' : withoutSsn(cells[column] ?? '')));
    rows.push({ row, cells: [...kept, ...above.values()], band });
  }
  const read = { ...columns };
  for (const [index, field] of above.added.entries()) read[field] = titles.length + index;
  return { titles: [...titles, ...above.added.map((field) => addedTitles[field])], columns: read, rows };
}

interface Head {
  known: number;
  titles: string[];
  /** The rows that the titles stand in. */
  lines: string[][];
}

/** The titles that a row would be, together with the row beneath it where half of them stand there, as `Market` over `Rent`. */
function headAt(kind: ImportKind, table: readonly TableRow[], index: number): Head {
  const { row = 0, cells = [] } = table[index] ?? {};
  const next = table[index + 1];
  const one = headOf(kind, [cells]);
  const isSplit = one.known >= FEWEST_TITLES && next?.row === row + 1 && isWords(next.cells);
  if (!isSplit) return one;
  const two = headOf(kind, [cells, next.cells]);
  return two.known > one.known ? two : one;
}

function headOf(kind: ImportKind, lines: string[][]): Head {
  const width = Math.max(...lines.map(({ length }) => length));
  const titles = Array.from({ length: width }, (_, column) =>
    lines
      .map((cells) => cells[column] ?? '')
      .filter(Boolean)
      .join(' ')
      .slice(0, 120),
  );
  return { known: Object.keys(columnsOf(kind, titles)).length, titles, lines };
}

function isWords(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length >= 2 && filled.every((cell) => /^\p{L}[\p{L} ./()-]{0,20}$/u.test(cell));
}

/** Sections of those who live there, which are no properties. */
const residents = /^(?:current(?:\/notice\/vacant residents)?|(?:notice|vacant)-?(?:un)?rented)$/i;
/** Sections of those who don’t live there yet, and sums at the end. */
const passedOver = /^(?:future residents|applicants?$|summary groups)/i;

/** The sums by age that a ledger ends with. */
const isAging = (filled: readonly string[]) =>
  /^current$/i.test(filled[0] ?? '') && filled.length > 3 && filled.some((cell) => /^30 days$/i.test(cell));

const isSum = (first: string) =>
  /^(?:sub)?\s*-?totals?\b|^grand total|^summary\b|^average\b|^\d+ units?\b/i.test(first);

/** `-> Willow Creek - 100 Main St` is Willow Creek; a remark such as a date is no band. */
function bandOf(text: string): string | null {
  const name = text.replace(/^(?:->|(?:property|community)\s*[:=])\s*/i, '').trim();
  return /\p{L}/u.test(name) && name.length <= 200 ? name : null;
}
