import type { PropertyPageRow } from './property-queries.ts';

/** A property's row as the contract spells it. */
export function propertyView<R extends PropertyPageRow>({
  clientId,
  clientName,
  ownerId,
  ownerName,
  ...property
}: R) {
  return {
    ...property,
    client: { id: clientId, name: clientName },
    owner: ownerId ? { id: ownerId, name: ownerName ?? '' } : null,
  };
}
