import type { Address } from '@writdesk/contract/values/address';
import { localDate } from '../../platform/clock.ts';
import type { ClientPageRow, ClientRecord, EngagementRow } from './client-queries.ts';

/** A company's row as the contract spells it. */
export function clientView(row: ClientPageRow) {
  return {
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    entityType: row.entity_type,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    stateCode: row.state_code,
    zipCode: row.zip_code,
    phone: row.phone,
    email: row.email,
    origin: row.origin,
    status: row.status,
    propertyCount: row.property_count,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** The whole company, without its engagements. */
export function clientRecordView(row: ClientRecord) {
  return {
    ...clientView(row),
    timeZone: row.time_zone,
    accountsPayable: {
      name: row.ap_name,
      email: row.ap_email,
      phone: row.ap_phone,
      // Written through the contract's own address, so it has its shape.
      address: row.ap_address as Partial<Address> | null,
    },
    termsDays: row.terms_days,
    graceDays: row.grace_days,
    overdueGate: row.overdue_gate,
    ownerCount: row.owner_count,
    userCount: row.user_count,
    updatedAt: row.updated_at,
  };
}

/** What of a company's registration is done, on a day. */
export function onboardingView(row: ClientRecord, engagements: readonly EngagementRow[], now: Date) {
  const today = localDate(now, row.time_zone);
  return {
    company: isRegistered(row),
    accountsPayable: row.ap_email !== null,
    owner: row.owner_count > 0,
    engaged: engagements.some(
      ({ fromDate, toDate }) => fromDate <= today && (toDate === null || toDate >= today),
    ),
  };
}

const isRegistered = (row: ClientRecord): boolean =>
  [row.address_line1, row.city, row.state_code, row.zip_code, row.phone, row.email].every(
    (fact) => fact !== null,
  );
