import { createHash } from 'node:crypto';
import type {
  ImportColumns,
  ImportKind,
  ImportRowState,
} from '@writdesk/contract/property-imports/import-values';
import { type Fault, fault } from '@writdesk/contract/sentences/fault';
import type { RosterUnit } from '../rosters/index.ts';
import { type CellFault, type RawRow, saysAnything } from './cells/cell-reader.ts';
import { type RosterRow, rosterRow } from './cells/roster-rows.ts';
import { compareBalance, compareRoll, type Compared } from './compare-row.ts';
import type { KnownProperty } from './import-queries.ts';
import { compared, propertyFinder } from './known-properties.ts';

export interface StagedRow extends RawRow {
  row: number;
  cells: string[];
}

/** A row with what it would do. */
export interface PlannedRow<Write> extends StagedRow {
  state: ImportRowState;
  shown: { property: string; unit: string; tenant: string };
  changes: Compared['changes'];
  faults: CellFault[];
  /** What is written when it is applied; null where nothing is. */
  write: Write | null;
}
export type RosterWrite = NonNullable<Compared['write']> & {
  property: KnownProperty;
  unit: RosterUnit | null;
  said: RosterRow;
};
export interface Plan<Write> {
  rows: PlannedRow<Write>[];
  gone: { property: string; unit: RosterUnit }[];
  /** Of everything that a preview shows. */
  digest: string;
}

export interface PlanInput {
  kind: ImportKind;
  columns: ImportColumns;
  dayFirst: boolean;
  rows: readonly StagedRow[];
  properties: readonly KnownProperty[];
  roster: readonly RosterUnit[];
  /** The property of rows that name none. */
  propertyId: string | null;
  today: string;
  /** How many rows are compared. */
  onCompared?: ((count: number) => void) | undefined;
}

/** A unit as files name it. */
export const unitKey = (propertyId: string, building: string | null, label: string) =>
  `${propertyId}|${compared(building ?? '')}|${label.toLowerCase()}`;

type Place = Pick<RosterRow, 'property' | 'building' | 'unit'>;

/** Finds what the rows of a file mean. */
export function placeFinder(input: Pick<PlanInput, 'properties' | 'propertyId' | 'roster' | 'columns'>) {
  const find = propertyFinder(input.properties);
  const fallback = input.properties.find(({ id }) => id === input.propertyId);
  const units = new Map(
    input.roster.map((unit) => [unitKey(unit.propertyId, unit.building, unit.label), unit]),
  );
  return {
    property: ({ property }: Place): KnownProperty | undefined => (property ? find(property) : fallback),
    unit: (key: string): RosterUnit | null => units.get(key) ?? null,
    /** Why a row without a property is refused. */
    noProperty: (row: StagedRow, { property }: Place): CellFault =>
      cellFault(
        row,
        input.columns.property,
        property ? fault('import_row_property', { name: property }) : fault('import_row_no_property'),
      ),
  };
}

/** A fault at a cell of a row. */
export const cellFault = (row: StagedRow, column: number | undefined, why: Fault): CellFault => ({
  column: column ?? null,
  value: column === undefined ? '' : (row.cells[column] ?? ''),
  fault: why,
});

/** A unit as a row shows it. */
export const unitWords = ({ building, unit }: Place): string => (building ? `${building} · ${unit}` : unit);

/** A row of which nothing is written. */
export const refusedRow = (
  row: StagedRow,
  shown: PlannedRow<never>['shown'],
  faults: CellFault[],
): PlannedRow<never> => ({ ...row, state: 'REFUSED', shown, changes: [], faults, write: null });

/** Compares a file of units and tenants with what is known: what is new, changed, unchanged, refused and gone. */
export function planRoster(input: PlanInput): Plan<RosterWrite> {
  const { columns, roster } = input;
  const places = placeFinder(input);
  const seen = new Map<string, PlannedRow<RosterWrite>>();
  const named = new Set<string>();
  const rows = input.rows
    .filter((row) => saysAnything(row, columns))
    .map((row, at) => {
      input.onCompared?.(at);
      return plan(row);
    });

  function plan(row: StagedRow): PlannedRow<RosterWrite> {
    const { said, faults } = rosterRow(row, input);
    const property = places.property(said);
    const tenant = said.people.map(({ firstName, lastName }) =>
      [firstName, lastName].filter(Boolean).join(' '),
    );
    const shown = {
      property: property?.name ?? said.property ?? '',
      unit: unitWords(said),
      tenant: tenant.join('; '),
    };
    const refused = (...more: CellFault[]) => refusedRow(row, shown, [...faults, ...more]);
    if (!property) return refused(places.noProperty(row, said));
    const key = unitKey(property.id, said.building, said.unit);
    named.add(key);
    if (faults.length) return refused();
    const before = seen.get(key);
    if (before?.write && input.kind === 'RENT_ROLL') {
      if (!isSameHousehold(before.write.said, said))
        return refused(cellFault(row, columns.unit, fault('import_row_twice', { row: before.row })));
      // A row for each person of a household: they belong to the first.
      before.write.said.people.push(...said.people);
      return { ...row, state: 'UNCHANGED', shown, changes: [], faults: [], write: null };
    }
    if (before) return refused(cellFault(row, columns.unit, fault('import_row_twice', { row: before.row })));
    const unit = places.unit(key);
    const found =
      input.kind === 'RENT_ROLL' ? compareRoll(said, unit) : compareBalance(said, unit, input.today);
    if (found.fault) return refused(cellFault(row, columns[found.at ?? 'unit'], found.fault));
    const planned: PlannedRow<RosterWrite> = {
      ...row,
      state: found.changes.length === 0 ? 'UNCHANGED' : unit ? 'CHANGED' : 'NEW',
      shown: { ...shown, tenant: shown.tenant || (unit?.lease?.tenantNames ?? '') },
      changes: found.changes,
      faults: [],
      write: found.write && { ...found.write, property, unit, said },
    };
    seen.set(key, planned);
    return planned;
  }

  const touched = new Set(rows.flatMap(({ write }) => (write ? [write.property.id] : [])));
  const names = new Map(input.properties.map(({ id, name }) => [id, name]));
  const gone =
    input.kind === 'RENT_ROLL'
      ? roster
          .filter(
            (unit) =>
              unit.active &&
              touched.has(unit.propertyId) &&
              !named.has(unitKey(unit.propertyId, unit.building, unit.label)),
          )
          .map((unit) => ({ property: names.get(unit.propertyId) ?? '', unit }))
      : [];
  return { rows, gone, digest: digestOf(rows, gone) };
}

function isSameHousehold(first: RosterRow, next: RosterRow): boolean {
  const days = ['leaseFrom', 'leaseTo'] as const;
  return (
    next.people.length > 0 &&
    days.every((day) => !next.days[day] || next.days[day] === first.days[day]) &&
    (!next.money.rent || next.money.rent === first.money.rent)
  );
}

/** Of everything that a preview shows. */
export function digestOf(rows: readonly PlannedRow<unknown>[], gone: Plan<unknown>['gone'] = []): string {
  const hash = createHash('sha256');
  for (const { row, state, changes } of rows) hash.update(JSON.stringify([row, state, changes]));
  hash.update(JSON.stringify(gone.map(({ unit }) => unit.id)));
  return hash.digest('hex');
}

export function countsOf({ rows, gone }: Plan<unknown>) {
  const of = (state: ImportRowState) => rows.filter((row) => row.state === state).length;
  return {
    found: rows.length,
    new: of('NEW'),
    changed: of('CHANGED'),
    unchanged: of('UNCHANGED'),
    refused: of('REFUSED'),
    gone: gone.length,
  };
}
