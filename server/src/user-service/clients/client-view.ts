import { localDate } from '../../platform/clock.ts';
import type { ClientFigures } from './client-figures-queries.ts';
import type { ClientPageRow, ClientRecord, EngagementRow } from './client-queries.ts';

/** A company's row as the contract spells it. */
export function clientView(row: ClientPageRow, figures: ClientFigures) {
  return {
    id: row.id,
    name: row.name,
    shortName: row.shortName,
    entityType: row.entityType,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    stateCode: row.stateCode,
    zipCode: row.zipCode,
    phone: row.phone,
    email: row.email,
    origin: row.origin,
    status: row.status,
    propertyCount: row.propertyCount,
    unitCount: Number(row.unitCount),
    ...figures,
    createdAt: row.createdAt,
    version: row.version,
  };
}

/** The whole company, without its engagements. */
export function clientRecordView(row: ClientRecord, figures: ClientFigures) {
  return {
    ...clientView(row, figures),
    timeZone: row.timeZone,
    accountsPayable: {
      name: row.apName,
      email: row.apEmail,
      phone: row.apPhone,
      // Written through the contract's own address, so it has its shape.
      address: row.apAddress,
    },
    ownerCount: row.ownerCount,
    userCount: row.userCount,
    updatedAt: row.updatedAt,
  };
}

/** What of a company's registration is done, on a day. */
export function onboardingView(row: ClientRecord, engagements: readonly EngagementRow[], now: Date) {
  const today = localDate(now, row.timeZone);
  return {
    company: isRegistered(row),
    accountsPayable: row.apEmail !== null,
    owner: row.ownerCount > 0,
    engaged: engagements.some(
      ({ fromDate, toDate }) => fromDate <= today && (toDate === null || toDate >= today),
    ),
  };
}

const isRegistered = (row: ClientRecord): boolean =>
  [row.addressLine1, row.city, row.stateCode, row.zipCode, row.phone, row.email].every(
    (fact) => fact !== null,
  );
