import type { ImportColumns, ImportField } from '@writdesk/contract/property-imports/import-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { email, isPhone } from '@writdesk/contract/values/contact';
import { type CellFault, cellReader, type RawRow, type ReadAs } from './cell-reader.ts';
import {
  centsIn,
  dayIn,
  dayStandsFirst,
  isSlashedDay,
  isVacant,
  numberIn,
  peopleIn,
  roomsIn,
} from './parse-cell.ts';

/** What a row of a file says, in our words. */
export interface RosterRow {
  property: string | null;
  building: string | null;
  unit: string;
  externalId: string | null;
  people: { firstName: string; lastName: string }[];
  phone: string | null;
  email: string | null;
  days: Partial<Record<'leaseFrom' | 'leaseTo' | 'movedInOn', string | null>>;
  money: Partial<Record<MoneyField, number | null>>;
  numbers: Partial<Record<'bedrooms' | 'bathrooms' | 'sizeSqft', number | null>>;
}
const moneyFields = [
  'rent',
  'marketRent',
  'deposit',
  'balance',
  'owed0',
  'owed31',
  'owed61',
  'owed91',
] as const satisfies readonly ImportField[];
type MoneyField = (typeof moneyFields)[number];
const dayFields = ['leaseFrom', 'leaseTo', 'movedInOn'] as const satisfies readonly ImportField[];
/** Every column of days, of whichever kind of file. */
const allDays = [...dayFields, 'postedOn'] as const satisfies readonly ImportField[];
const numberFields = ['bedrooms', 'bathrooms', 'sizeSqft'] as const satisfies readonly ImportField[];
const MOST = { bedrooms: 50, bathrooms: 50, sizeSqft: 1_000_000 } as const;

/** Reads one row; every cell that can’t be read is named with its value. */
export function rosterRow(
  row: RawRow,
  { columns, dayFirst }: ReadAs,
): { said: RosterRow; faults: CellFault[] } {
  const { faults, text, wrong, read } = cellReader(row, columns);
  const money = read(moneyFields, (cell) => centsIn(cell), fault('import_cell_money'));
  for (const field of ['rent', 'marketRent', 'deposit'] as const)
    if ((money[field] ?? 0) < 0) wrong(field, fault('negative_amount'));
  const days = read(dayFields, (cell) => dayIn(cell, { dayFirst }), fault('import_cell_day'));
  const numbers = read(
    numberFields,
    (cell, field) => {
      const number = numberIn(cell);
      if (typeof number !== 'number') return number;
      return number < 0 || number > MOST[field]
        ? undefined
        : field === 'bathrooms'
          ? number
          : Math.round(number);
    },
    fault('import_cell_number'),
  );
  const rooms = roomsIn(text('bedBath'));
  if (rooms === undefined) wrong('bedBath', fault('import_cell_number'));
  const { leaseFrom, leaseTo } = days;
  if (leaseFrom && leaseTo && leaseTo < leaseFrom) wrong('leaseTo', fault('lease_ends_first'));
  const unit = text('unit');
  if (unit === '') wrong('unit', fault('missing', { what: 'unitLabel' }));
  if (unit.length > 60) wrong('unit', fault('too_long', { what: 'unitLabel', max: 60 }));
  const mail = text('email').split(/[;,\s]/)[0] ?? '';
  const phone =
    text('phone')
      .split(/[;,\n]/)[0]
      ?.replace(/^[a-z]+:\s*/i, '')
      .trim() ?? '';
  return {
    said: {
      property: text('property') || row.band,
      building: text('building') || null,
      unit,
      externalId: text('externalId').slice(0, 80) || null,
      people: namesIn(text),
      phone: isPhone(phone) ? phone : null,
      email: email.safeParse(mail).success ? mail.toLowerCase() : null,
      days,
      money,
      numbers: { ...rooms, ...numbers },
    },
    faults,
  };
}

function namesIn(text: (field: ImportField) => string): RosterRow['people'] {
  const lastName = text('lastName');
  if (lastName !== '')
    return [{ firstName: text('firstName').slice(0, 100), lastName: lastName.slice(0, 100) }];
  const names = text('tenant');
  return isVacant(names) ? [] : peopleIn(names);
}

/** How the days of a file are written, and whether any of them says so. */
export function dayOrder(
  rows: readonly RawRow[],
  columns: ImportColumns,
): { dayFirst: boolean; isAmbiguous: boolean } {
  const texts = allDays.flatMap((field) => {
    const column = columns[field];
    return column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '');
  });
  const said = texts.map(dayStandsFirst).filter((first) => first !== null);
  const dayFirst = said.length > 0 && said.every(Boolean);
  return { dayFirst, isAmbiguous: said.length === 0 && texts.some(isSlashedDay) };
}
