import { ownKeys } from '@writdesk/contract/values/records';
import type { ImportColumns, ImportField } from '@writdesk/contract/property-imports/import-values';
import { plainTitle } from './column-names.ts';

/** What a ledger of one household says above its table instead of in columns, and the words that it says it with. */
const labels = {
  property: ['property', 'property name'],
  unit: ['unit', 'unit number'],
  externalId: ['resident code', 'tenant code', 'resident id', 'tenant id'],
} as const satisfies Partial<Record<ImportField, readonly string[]>>;
type Label = keyof typeof labels;
const fields = ownKeys(labels);

/** What a line such as `Unit: 14A` says; empty where it says nothing of the kind. */
export function saidIn(cells: readonly string[]): Partial<Record<Label, string>> {
  const said: Partial<Record<Label, string>> = {};
  const filled = cells.filter((cell) => cell !== '');
  for (const [index, cell] of filled.entries()) {
    const [, label = '', inCell = ''] = /^([^:]{2,20}):\s*(.*)$/s.exec(cell) ?? [];
    const field = fields.find((one) => labels[one].some((word) => word === plainTitle(label)));
    const value = (inCell || filled[index + 1]) ?? '';
    if (field && value !== '' && !value.includes(':')) said[field] = value.trim();
  }
  return said;
}

/** Follows the lines above and between the tables of a file, and adds what they say to the rows beneath as columns of their own. */
export function followLines(table: readonly { cells: readonly string[] }[], columns: ImportColumns) {
  const lines = table.map(({ cells }) => saidIn(cells));
  const added = fields.filter(
    (field) => columns[field] === undefined && lines.some((said) => said[field] !== undefined),
  );
  let current: Partial<Record<Label, string>> = {};
  let hasRows = false;
  return {
    added,
    /** @returns whether the line says whose rows follow */
    follow(cells: readonly string[]): boolean {
      const said = saidIn(cells);
      if (added.every((field) => said[field] === undefined)) return false;
      // The next household begins: nothing of the last one is taken for it.
      current = hasRows ? said : { ...current, ...said };
      hasRows = false;
      return true;
    },
    values(): string[] {
      hasRows = true;
      return added.map((field) => current[field] ?? '');
    },
  };
}

/** How an added column is titled. */
export const addedTitles: Readonly<Record<Label, string>> = {
  property: 'Property',
  unit: 'Unit',
  externalId: 'Resident code',
};
