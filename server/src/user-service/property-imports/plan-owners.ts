import type { ImportColumns } from '@writdesk/contract/property-imports/import-values';
import { fault } from '@writdesk/contract/sentences/fault';
import {
  changesBetween,
  factsAfter,
  factsOf,
  missingFacts,
  noFacts,
  type OwnerFacts,
  type OwnerRecord,
} from '../property-owners/index.ts';
import { saysAnything } from './cells/cell-reader.ts';
import { ownerColumn, ownerRow } from './cells/owner-rows.ts';
import { compared } from './known-properties.ts';
import {
  cellFault,
  digestOf,
  type Plan,
  type PlannedRow,
  refusedRow,
  type StagedRow,
} from './plan-import.ts';

/** An owner as the file says them; `owner` is null for one who isn’t known yet. */
export interface OwnerWrite {
  owner: OwnerRecord | null;
  before: OwnerFacts;
  facts: OwnerFacts;
}
interface OwnersInput {
  columns: ImportColumns;
  rows: readonly StagedRow[];
  /** The owners of the company. */
  owners: readonly OwnerRecord[];
  /** The code of each state by its code and its name, in lower case. */
  states: ReadonlyMap<string, string>;
}

/** Compares a list of owners with those that the company has, by their legal names. What a row leaves empty stays. */
export function planOwners(input: OwnersInput): Plan<OwnerWrite> {
  const { columns, states } = input;
  const known = new Map(input.owners.map((owner) => [compared(owner.name), owner]));
  const seen = new Map<string, number>();
  const rows = input.rows.filter((row) => saysAnything(row, columns)).map((row) => plan(row));

  function plan(row: StagedRow): PlannedRow<OwnerWrite> {
    const { said, faults } = ownerRow(row, { columns, states });
    const draft = factsAfter(noFacts, said.input);
    const name = draft.name || said.name;
    const key = compared(name);
    const owner = known.get(key) ?? null;
    const before = owner ? factsOf(owner) : noFacts;
    // A name is compared without its signs: how it is written stays as it is.
    const facts = owner ? { ...factsAfter(before, said.input), name: before.name } : draft;
    const where = [facts.addressLine1, facts.city].filter(Boolean).join(', ');
    const shown = { property: where, unit: owner?.name ?? name, tenant: '' };
    const refused = (...more: typeof faults) => refusedRow(row, shown, [...faults, ...more]);
    if (faults.length) return refused();
    const twice = seen.get(key);
    if (twice !== undefined)
      return refused(
        cellFault(row, columns.owner ?? columns.lastName, fault('import_owner_twice', { row: twice })),
      );
    const missing = missingFacts(facts);
    if (missing.length)
      return refused(
        ...missing.map(({ path, code, values }) =>
          cellFault(row, columns[ownerColumn(path)], { code, values }),
        ),
      );
    const unknown = [facts.stateCode, facts.formationState].find(
      (code) => code && !states.has(code.toLowerCase()),
    );
    if (unknown) return refused(cellFault(row, columns.state, fault('no_such_state', { state: unknown })));
    seen.set(key, row.row);
    const changes = changesBetween(before, facts);
    return {
      ...row,
      state: changes.length === 0 ? 'UNCHANGED' : owner ? 'CHANGED' : 'NEW',
      shown,
      changes,
      faults: [],
      write: changes.length === 0 ? null : { owner, before, facts },
    };
  }

  return { rows, gone: [], digest: digestOf(rows) };
}
