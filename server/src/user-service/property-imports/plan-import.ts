import { createHash } from 'node:crypto';
import type {
  ImportColumns,
  ImportKind,
  ImportRowState,
} from '@writdesk/contract/property-imports/import-values';
import { type Fault, fault } from '@writdesk/contract/sentences/fault';
import type { RosterUnit } from '../rosters/index.ts';
import { type CellFault, type RosterRow, rosterRow, saysAnything } from './cells/roster-rows.ts';
import { compareBalance, compareRoll, type Compared } from './compare-row.ts';
import type { KnownProperty } from './import-queries.ts';
import { compared, propertyFinder } from './known-properties.ts';

export interface StagedRow {
  row: number;
  cells: string[];
  band: string | null;
}

/** A row with what it would do. */
export interface PlannedRow extends StagedRow {
  state: ImportRowState;
  shown: { property: string; unit: string; tenant: string };
  changes: Compared['changes'];
  faults: CellFault[];
  /** What is written when it is applied; null where nothing is. */
  write:
    | (NonNullable<Compared['write']> & { property: KnownProperty; unit: RosterUnit | null; said: RosterRow })
    | null;
}
export interface Plan {
  rows: PlannedRow[];
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
}

const unitKey = (propertyId: string, building: string | null, label: string) =>
  `${propertyId}|${compared(building ?? '')}|${label.toLowerCase()}`;

/** Compares a file with what is known: what is new, changed, unchanged, refused and gone. */
export function planImport(input: PlanInput): Plan {
  const { columns, roster } = input;
  const find = propertyFinder(input.properties);
  const fallback = input.properties.find(({ id }) => id === input.propertyId);
  const known = new Map(roster.map((unit) => [unitKey(unit.propertyId, unit.building, unit.label), unit]));
  const seen = new Map<string, PlannedRow>();
  const named = new Set<string>();
  const rows = input.rows.filter((row) => saysAnything(row, columns)).map((row) => plan(row));

  function plan(row: StagedRow): PlannedRow {
    const { said, faults } = rosterRow(row, input);
    const property = said.property ? find(said.property) : fallback;
    const tenant = said.people.map(({ firstName, lastName }) =>
      [firstName, lastName].filter(Boolean).join(' '),
    );
    const shown = {
      property: property?.name ?? said.property ?? '',
      unit: said.building ? `${said.building} · ${said.unit}` : said.unit,
      tenant: tenant.join('; '),
    };
    const refused = (more: readonly CellFault[]): PlannedRow => ({
      ...row,
      state: 'REFUSED',
      shown,
      changes: [],
      faults: [...faults, ...more],
      write: null,
    });
    const at = (column: number | undefined, why: Fault): CellFault => ({
      column: column ?? null,
      value: column === undefined ? '' : (row.cells[column] ?? ''),
      fault: why,
    });
    if (!property)
      return refused([
        at(
          columns.property,
          said.property
            ? fault('import_row_property', { name: said.property })
            : fault('import_row_no_property'),
        ),
      ]);
    const key = unitKey(property.id, said.building, said.unit);
    named.add(key);
    if (faults.length) return refused([]);
    const before = seen.get(key);
    if (before?.write && input.kind === 'RENT_ROLL') {
      if (!isSameHousehold(before.write.said, said))
        return refused([at(columns.unit, fault('import_row_twice', { row: before.row }))]);
      // A row for each person of a household: they belong to the first.
      before.write.said.people.push(...said.people);
      return { ...row, state: 'UNCHANGED', shown, changes: [], faults: [], write: null };
    }
    if (before) return refused([at(columns.unit, fault('import_row_twice', { row: before.row }))]);
    const unit = known.get(key) ?? null;
    const found =
      input.kind === 'RENT_ROLL' ? compareRoll(said, unit) : compareBalance(said, unit, input.today);
    if (found.fault) return refused([at(columns[found.at ?? 'unit'], found.fault)]);
    const planned: PlannedRow = {
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

function digestOf(rows: readonly PlannedRow[], gone: Plan['gone']): string {
  const hash = createHash('sha256');
  for (const { row, state, changes } of rows) hash.update(JSON.stringify([row, state, changes]));
  hash.update(JSON.stringify(gone.map(({ unit }) => unit.id)));
  return hash.digest('hex');
}

export function countsOf({ rows, gone }: Plan) {
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
