import type { NamedPlaces } from '../rosters/index.ts';
import { cellReader } from './cells/cell-reader.ts';
import { propertyFinder } from './known-properties.ts';
import type { PlanInput } from './plan-import.ts';

/**
 * What of a company’s rosters the rows of a file name: only that is read. A rent roll is compared with all units of its properties, for it
 * also says which of them are gone.
 */
export function namedPlaces({
  kind,
  columns,
  rows,
  properties,
  propertyId,
}: Pick<PlanInput, 'kind' | 'columns' | 'rows' | 'properties' | 'propertyId'>): Omit<
  NamedPlaces,
  'clientId'
> {
  const find = propertyFinder(properties);
  const byName = new Map<string, string | undefined>();
  const propertyIds = new Set<string>();
  const labels = new Set<string>();
  const externalIds = new Set<string>();
  for (const row of rows) {
    const { text } = cellReader(row, columns);
    const name = text('property') || row.band;
    if (name && !byName.has(name)) byName.set(name, find(name)?.id);
    const id = name ? byName.get(name) : propertyId;
    if (id) propertyIds.add(id);
    const label = text('unit');
    if (label) labels.add(label);
    else if (kind === 'LEDGER') externalIds.add(text('externalId').slice(0, 80));
  }
  return {
    propertyIds: [...propertyIds],
    labels: kind === 'RENT_ROLL' ? null : [...labels],
    externalIds: [...externalIds].filter(Boolean),
  };
}
