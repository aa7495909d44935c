import type { PropertyPageRow } from './property-queries.ts';

/** A property's row as the contract spells it. @param openCases by property. */
export function propertyView<R extends PropertyPageRow>(
  { clientId, clientName, ownerId, ownerName, ...property }: R,
  openCases: ReadonlyMap<string, number>,
) {
  return {
    ...property,
    client: { id: clientId, name: clientName },
    owner: ownerId ? { id: ownerId, name: ownerName ?? '' } : null,
    openCases: openCases.get(property.id) ?? 0,
  };
}
