import type { OwnerRow } from './property-owner-queries.ts';

/** An owner's row as the contract spells it. */
export function propertyOwnerView(row: OwnerRow) {
  return {
    id: row.id,
    client: { id: row.clientId, name: row.clientName },
    name: row.name,
    entityType: row.entityType,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    stateCode: row.stateCode,
    zipCode: row.zipCode,
    phone: row.phone,
    email: row.email,
    active: row.active,
    propertyCount: row.propertyCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}
