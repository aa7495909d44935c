import { kindOf, factsOf } from './owner-facts.ts';
import type { OwnerRecord, OwnerRow } from './property-owner-queries.ts';

/** An owner's row as the contract spells it. */
export function propertyOwnerView(row: OwnerRow) {
  return {
    id: row.id,
    client: { id: row.clientId, name: row.clientName },
    kind: kindOf(row),
    name: row.name,
    entityType: row.entityType,
    agentName: row.agentName,
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

/** What belongs to the owner alone, without what others say of them. */
export function propertyOwnerDetailsView(row: OwnerRecord) {
  const { coOwners, agentAddress, ...facts } = factsOf(row);
  return { ...facts, ...propertyOwnerView(row), coOwners: [...coOwners], agentAddress };
}
