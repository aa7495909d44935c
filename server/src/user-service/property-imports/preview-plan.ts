import type { ImportColumns, ImportKind } from '@writdesk/contract/property-imports/import-values';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { stateCodes } from '../geography/index.ts';
import { selectOwnersOf } from '../property-owners/index.ts';
import { selectLedgers, selectRoster } from '../rosters/index.ts';
import { type ImportKey, insertRows, replaceRows, selectKnownProperties } from './import-queries.ts';
import { namedPlaces } from './named-places.ts';
import { countsOf, type Plan, planRoster, type RosterWrite, type StagedRow } from './plan-import.ts';
import { type LedgerWrite, planLedgers } from './plan-ledger.ts';
import { type OwnerWrite, planOwners } from './plan-owners.ts';

interface Planned {
  clientId: string;
  timeZone: string;
  kind: ImportKind;
  columns: ImportColumns;
  dayFirst: boolean;
  propertyId: string | null;
}

/** A plan, with what it is about. */
export type PlanOfKind =
  | { about: 'units'; plan: Plan<RosterWrite> }
  | { about: 'ledgers'; plan: Plan<LedgerWrite> }
  | { about: 'owners'; plan: Plan<OwnerWrite> };

interface PlanRequest {
  of: Planned;
  rows: readonly StagedRow[];
  now: Date;
  /** Hears how many rows are compared. */
  progress?: Progress;
}
type Progress = UserContext['progress'];

/** Compares the rows of a file with what is known now, as far as the scope sees it. */
export async function planNow(
  db: Kysely<DB>,
  scope: Scope,
  { of, rows, now, progress }: PlanRequest,
): Promise<PlanOfKind> {
  if (of.kind === 'OWNERS') {
    const owners = await selectOwnersOf(db, scope, of.clientId);
    const plan = planOwners({ ...of, rows, owners, states: await stateCodes(db) });
    return { about: 'owners', plan };
  }
  const properties = await selectKnownProperties(db, scope, of.clientId);
  const named = namedPlaces({ ...of, rows, properties });
  const roster = await selectRoster(db, { ...named, clientId: of.clientId });
  const onCompared = (done: number) => progress?.({ step: 'COMPARE', done, total: rows.length });
  const input = { ...of, rows, properties, roster, onCompared, today: localDate(now, of.timeZone) };
  if (of.kind !== 'LEDGER') return { about: 'units', plan: planRoster(input) };
  const leases = roster.flatMap(({ lease }) => lease?.id ?? []);
  const ledgers = await selectLedgers(db, of.clientId, leases);
  return { about: 'ledgers', plan: planLedgers({ ...input, ledgers }) };
}

const MOST_GONE = 500;

/** What an import's own row says of its plan. */
export const planColumns = ({ plan }: PlanOfKind) => ({
  counts: JSON.stringify(countsOf(plan)),
  digest: plan.digest,
  gone: JSON.stringify(
    plan.gone.slice(0, MOST_GONE).map(({ property, unit }) => ({
      property,
      unit: unit.building ? `${unit.building} · ${unit.label}` : unit.label,
    })),
  ),
});

type Written = ReadonlyMap<number, object>;

/** In place of an earlier plan of the same import. */
export const storePlan = (
  db: Kysely<DB>,
  key: ImportKey,
  plan: PlanOfKind,
  { written, progress }: { written?: Written; progress?: Progress } = {},
) => replaceRows(db, key, rowsOfPlan(plan, written), writesOf(plan, progress));
export const storeFirstPlan = (db: Kysely<DB>, key: ImportKey, plan: PlanOfKind, progress?: Progress) =>
  insertRows(db, key, rowsOfPlan(plan), writesOf(plan, progress));

const writesOf =
  ({ plan }: PlanOfKind, progress: Progress) =>
  (done: number) =>
    progress?.({ step: 'KEEP', done, total: plan.rows.length });

const rowsOfPlan = ({ plan }: PlanOfKind, written: Written = new Map()) =>
  plan.rows.map(({ row, cells, band, state, shown, changes, faults }) => ({
    row,
    cells,
    band,
    state,
    shown,
    changes,
    faults,
    written: written.get(row) ?? null,
  }));
