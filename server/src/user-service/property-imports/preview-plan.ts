import type { ImportColumns, ImportKind } from '@writdesk/contract/property-imports/import-values';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { selectRoster } from '../rosters/index.ts';
import { type ImportKey, replaceRows, selectKnownProperties } from './import-queries.ts';
import { countsOf, type Plan, planImport, type StagedRow } from './plan-import.ts';

interface Planned {
  clientId: string;
  timeZone: string;
  kind: ImportKind;
  columns: ImportColumns;
  dayFirst: boolean;
  propertyId: string | null;
}

/** Compares the rows of a file with the rosters as they are now, as far as the scope sees them. */
export async function planNow(
  db: Kysely<DB>,
  scope: Scope,
  { of, rows, now }: { of: Planned; rows: readonly StagedRow[]; now: Date },
): Promise<Plan> {
  const properties = await selectKnownProperties(db, scope, of.clientId);
  const roster = await selectRoster(
    db,
    properties.map(({ id }) => id),
  );
  return planImport({ ...of, rows, properties, roster, today: localDate(now, of.timeZone) });
}

const MOST_GONE = 500;

/** What an import's own row says of its plan. */
export const planColumns = (plan: Plan) => ({
  counts: JSON.stringify(countsOf(plan)),
  digest: plan.digest,
  gone: JSON.stringify(
    plan.gone.slice(0, MOST_GONE).map(({ property, unit }) => ({
      property,
      unit: unit.building ? `${unit.building} · ${unit.label}` : unit.label,
    })),
  ),
});

export const storePlan = (
  db: Kysely<DB>,
  key: ImportKey,
  plan: Plan,
  written: ReadonlyMap<number, object> = new Map(),
): Promise<void> =>
  replaceRows(
    db,
    key,
    plan.rows.map(({ row, cells, band, state, shown, changes, faults }) => ({
      row,
      cells,
      band,
      state,
      shown,
      changes,
      faults,
      written: written.get(row) ?? null,
    })),
  );
