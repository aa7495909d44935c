import { MOST_LEDGER_LINES } from '@writdesk/contract/cases/case-values';
import { type Aging, agingOf } from '@writdesk/contract/rosters/ledger-aging';
import { type Fault, fault } from '@writdesk/contract/sentences/fault';
import type { RosterUnit } from '../rosters/index.ts';
import { type CellFault, saysAnything } from './cells/cell-reader.ts';
import { type LedgerRow, ledgerRow, paymentSigns, type SaidLine } from './cells/ledger-rows.ts';
import type { KnownProperty } from './import-queries.ts';
import {
  cellFault,
  digestOf,
  placeFinder,
  type Plan,
  type PlanInput,
  type PlannedRow,
  refusedRow,
  type StagedRow,
  unitKey,
  unitWords,
} from './plan-import.ts';

type Lease = NonNullable<RosterUnit['lease']>;
/** A lease whose ledger becomes these lines. */
export interface LedgerWrite {
  property: KnownProperty;
  lease: Lease;
  facts: Aging & { balanceSource: 'LEDGER'; balanceOn: string };
  lines: readonly SaidLine[];
  before: readonly SaidLine[];
}
export interface LedgerInput extends PlanInput {
  /** The lines of each lease’s ledger, as they are. */
  ledgers: ReadonlyMap<string, readonly SaidLine[]>;
}

/** A row with the lease that it belongs to, or why it belongs to none. */
interface Placed {
  row: StagedRow;
  said: LedgerRow;
  shown: PlannedRow<never>['shown'];
  faults: CellFault[];
  of: { property: KnownProperty; lease: Lease } | null;
}
type Planned = PlannedRow<LedgerWrite>;

/**
 * Compares ledgers with those of the leases. The ledger of each lease that the file names becomes what the file says; a row that can’t
 * be read keeps the whole ledger out, for its sum would be wrong.
 */
export function planLedgers(input: LedgerInput): Plan<LedgerWrite> {
  const place = placer(input);
  const placed = input.rows
    .filter((row) => saysAnything(row, input.columns))
    .map((row, at) => {
      input.onCompared?.(at);
      return place(row);
    });
  const byLease = Map.groupBy(placed, ({ of }) => of?.lease.id ?? null);
  const planned = new Map<number, Planned>();
  for (const [leaseId, rows] of byLease) {
    const ledger = leaseId === null ? rows.map((one) => refused(one)) : planLedger(rows, input);
    for (const row of ledger) planned.set(row.row, row);
  }
  const rows = placed.flatMap(({ row }) => planned.get(row.row) ?? []);
  return { rows, gone: [], digest: digestOf(rows) };
}

const refused = ({ row, shown, faults }: Placed, ...more: CellFault[]): Planned =>
  refusedRow(row, shown, [...faults, ...more]);

/** Finds the lease of a row by its unit, else by its id in the system. */
function placer(input: LedgerInput): (row: StagedRow) => Placed {
  const { columns, properties, roster } = input;
  const places = placeFinder(input);
  const as = { ...input, ...paymentSigns(input.rows, columns) };
  const byExternalId = new Map(
    roster.flatMap((unit) => (unit.lease?.externalId ? [[unit.lease.externalId, unit]] : [])),
  );
  const byId = new Map(properties.map((property) => [property.id, property]));
  return (row) => {
    const { said, faults } = ledgerRow(row, as);
    const named =
      said.unit === '' && said.externalId !== null ? byExternalId.get(said.externalId) : undefined;
    const property = named ? byId.get(named.propertyId) : places.property(said);
    const unit = named ?? (property ? places.unit(unitKey(property.id, said.building, said.unit)) : null);
    const shown = {
      property: property?.name ?? said.property ?? '',
      unit: unit ? unitWords({ property: null, building: unit.building, unit: unit.label }) : unitWords(said),
      tenant: unit?.lease?.tenantNames ?? '',
    };
    const at = columns.unit ?? columns.externalId;
    if (!property) faults.push(places.noProperty(row, said));
    else if (!unit?.lease) faults.push(cellFault(row, at, fault('import_row_no_lease')));
    return { row, said, shown, faults, of: property && unit?.lease ? { property, lease: unit.lease } : null };
  };
}

/** The rows of one lease. The first carries what is written; each line that wasn’t known is new. */
function planLedger(rows: readonly Placed[], { ledgers, today, columns }: LedgerInput): Planned[] {
  const [first] = rows;
  if (!first?.of) return [];
  const broken = rows.find(({ faults }) => faults.length > 0);
  const whole = broken
    ? fault('import_row_ledger', { row: broken.row.row })
    : rows.length > MOST_LEDGER_LINES
      ? fault('import_ledger_long', { max: MOST_LEDGER_LINES })
      : sumFault(rows);
  if (whole)
    return rows.map((one) =>
      one.faults.length ? refused(one) : refused(one, cellFault(one.row, columns.balance, whole)),
    );
  const { property, lease } = first.of;
  const before = ledgers.get(lease.id) ?? [];
  const lines = rows
    .map(({ said }) => said.line)
    .toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  const known = counted(before);
  const isSame = lease.balanceSource === 'LEDGER' && isEqual(known, counted(lines));
  const facts = { ...agingOf(lines, today), balanceSource: 'LEDGER' as const, balanceOn: today };
  const moves = [
    { field: 'balanceCents', before: lease.balanceCents, after: facts.balanceCents },
    { field: 'ledgerLines', before: before.length, after: lines.length },
  ].filter((change) => change.before !== change.after);
  return rows.map((one, index) => {
    const isNew = !isSame && !taken(known, one.said.line);
    const writes = !isSame && index === 0;
    return {
      ...one.row,
      state: writes ? 'CHANGED' : isNew ? 'NEW' : 'UNCHANGED',
      shown: one.shown,
      changes: [...(isNew ? lineChanges(one.said.line) : []), ...(writes ? moves : [])],
      faults: [],
      write: writes ? { property, lease, facts, lines, before } : null,
    };
  });
}

const lineChanges = ({ dueOn, description, amountCents }: SaidLine) =>
  [
    { field: 'dueOn', before: null, after: dueOn },
    { field: 'description', before: null, after: description },
    { field: 'amountCents', before: null, after: amountCents },
  ].filter(({ after }) => after !== null && after !== '');

/** Whether what the file says is owed at its end is what its lines come to: a ledger that begins later has no beginning. */
function sumFault(rows: readonly Placed[]): Fault | null {
  const lastDay = rows.reduce(
    (last, { said }) => (said.line.dueOn && said.line.dueOn > last ? said.line.dueOn : last),
    '',
  );
  const ends = rows.flatMap(({ said }) =>
    said.line.dueOn === lastDay && said.balance !== null ? [said.balance] : [],
  );
  const sum = rows.reduce((total, { said }) => total + said.line.amountCents, 0);
  const [balance] = ends;
  return balance === undefined || ends.includes(sum) ? null : fault('import_ledger_sum', { sum, balance });
}

const lineKey = ({ kind, dueOn, description, amountCents }: SaidLine) =>
  JSON.stringify([kind, dueOn, description, amountCents]);

/** How often each line stands in a ledger. */
function counted(lines: readonly SaidLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(lineKey(line), (counts.get(lineKey(line)) ?? 0) + 1);
  return counts;
}
const isEqual = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([key, count]) => other.get(key) === count);

/** Takes a line out of those that are known. @returns whether it was among them */
function taken(known: Map<string, number>, line: SaidLine): boolean {
  const left = known.get(lineKey(line)) ?? 0;
  known.set(lineKey(line), left - 1);
  return left > 0;
}
