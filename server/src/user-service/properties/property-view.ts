import type { PropertyPageRow } from './property-queries.ts';

/** A property's row as the contract spells it. */
export function propertyView(row: PropertyPageRow) {
  return {
    id: row.id,
    client: { id: row.clientId, name: row.clientName },
    owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
    name: row.name,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    stateCode: row.stateCode,
    zipCode: row.zipCode,
    countyId: row.countyId,
    countyName: row.countyName,
    propertyCategory: row.propertyCategory,
    caresCovered: row.caresCovered,
    unitCount: row.unitCount,
    status: row.status,
    managers: row.managers,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}
