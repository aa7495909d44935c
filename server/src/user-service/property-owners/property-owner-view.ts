import type { OwnerRow } from './property-owner-queries.ts';

/** An owner's row as the contract spells it. */
export function propertyOwnerView(row: OwnerRow) {
  return {
    id: row.id,
    client: { id: row.client_id, name: row.client_name },
    name: row.name,
    entityType: row.entity_type,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    stateCode: row.state_code,
    zipCode: row.zip_code,
    phone: row.phone,
    email: row.email,
    active: row.active,
    propertyCount: row.property_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
