import type { PropertyCategory } from '@writdesk/contract/properties/property-categories';
import type { PropertyPageRow } from './property-queries.ts';

/** A property's row as the contract spells it. */
export function propertyView(row: PropertyPageRow) {
  return {
    id: row.id,
    client: { id: row.client_id, name: row.client_name },
    owner: row.owner_id ? { id: row.owner_id, name: row.owner_name ?? '' } : null,
    name: row.name,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    stateCode: row.state_code,
    zipCode: row.zip_code,
    countyId: row.county_id,
    countyName: row.county_name,
    // What the table holds was parsed by the contract when it came in.
    propertyCategory: row.property_category as PropertyCategory,
    caresCovered: row.cares_covered,
    unitCount: row.unit_count,
    status: row.status,
    managers: row.managers,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
