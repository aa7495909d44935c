import { newId } from '../../../../src/platform/ids.ts';
import { FULTON } from '../../firm-with-a-client.ts';
import { NO_VERSION, stale } from '../parts.ts';
import { recordOf } from '../records.ts';
import type { Tenant } from '../world.ts';

/** Each tenant invites somebody else to each place. */
const newcomer = (tenant: Tenant, place: string) => ({
  email: `${place}@${tenant.lastName.toLowerCase()}.example`,
});
const newManager = (tenant: Tenant, place: string) => ({
  ...newcomer(tenant, place),
  roles: ['client_manager'],
  clientId: tenant.client.id,
  propertyIds: [tenant.property.id],
});
const landlordFacts = () => ({
  name: 'Tallulah Gorge Homes LLC',
  addressLine1: '12 Main Street',
  city: 'Clayton',
  stateCode: 'GA',
  zipCode: '30525',
});
const homeFacts = () => ({
  name: 'Tallulah Landing',
  addressLine1: '12 Main Street',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30316',
  countyId: FULTON,
});

export const people: Record<string, (tenant: Tenant) => unknown> = {
  // Whose sign-in is long ago, as the sweep's, is asked for a password first.
  'account.changePassword': () => ({ oldPassword: 'not this one', newPassword: 'correct horse battery' }),
  'account.beginTotp': () => ({}),
  'account.confirmTotp': () => ({ code: '000000' }),
  'account.removeTotp': () => ({}),
  'account.renewRecoveryCodes': () => ({}),
  'account.beginPasskey': () => ({}),
  'account.confirmPasskey': () => ({ name: 'This laptop', credential: { id: 'none' } }),
  'account.removePasskey': () => ({}),
  'account.endSession': () => ({}),
  'account.endSessions': () => ({ which: 'others' }),
  'smsNumbers.begin': () => ({ number: '(404) 555-0143' }),
  'smsNumbers.confirm': () => ({ code: '000000' }),
  'smsNumbers.remove': () => ({}),
  'rosters.saveUnit': (tenant) => ({ id: tenant.lease.unitId, label: '9Z', version: NO_VERSION }),
  'rosters.createLease': (tenant) => ({
    propertyId: tenant.property.id,
    unitId: tenant.lease.unitId,
    people: [{ firstName: 'Ada', lastName: tenant.lastName }],
  }),
  'propertyImports.create': (tenant) => ({
    kind: 'RENT_ROLL',
    clientId: tenant.client.id,
    propertyId: tenant.property.id,
    file: { path: tenant.rollPath, fileName: 'roll.csv' },
  }),
  'propertyImports.preview': () => ({ version: NO_VERSION, columns: { unit: 0, tenant: 1 } }),
  'rosters.updateLease': () => ({ version: NO_VERSION, rentCents: 100_000 }),
  'supportAccesses.start': (tenant) => ({
    firmId: tenant.firm.id,
    caseId: tenant.record.id,
    reason: 'A document that can’t be opened',
    minutes: 1,
  }),
  'invites.createFirm': (tenant) => ({
    ...newcomer(tenant, 'firm'),
    roles: ['lawyer'],
    firmId: tenant.firm.id,
  }),
  'invites.createClient': (tenant) => newcomer(tenant, 'company'),
  'invites.createClientUser': (tenant) => newManager(tenant, 'manager'),
  'invites.createUser': (tenant) => ({ ...newManager(tenant, 'user'), userType: 'Client' }),
  'invites.open': (tenant) => ({ code: tenant.inviteCode }),
  'invites.reopenAccount': (tenant) => ({ code: tenant.inviteCode }),
  'invites.accept': (tenant) => ({ code: tenant.inviteCode }),
  'firms.create': () => ({
    ...landlordFacts(),
    name: `Firm ${newId()}`,
    phone: '404-555-0123',
    email: 'office@firm.example',
    stateCodes: ['GA'],
  }),
  'firms.update': () => ({ version: NO_VERSION, city: 'Macon' }),
  'clients.onboard': () => ({ ...landlordFacts(), phone: '404-555-0123', email: 'office@people.example' }),
  // The address that the payment link was sent to: with another one the link ends.
  'clients.addApDetails': () => ({ name: 'Accounts payable', email: 'ap@company.example' }),
  'clients.addOwner': (tenant) => ({ ...landlordFacts(), clientId: tenant.client.id }),
  'propertyOwners.create': (tenant) => ({ ...landlordFacts(), clientId: tenant.client.id }),
  'propertyOwners.update': (tenant) => ({
    version: NO_VERSION,
    ownerId: tenant.landlord.id,
    ownerDetails: { city: 'Clayton' },
  }),
  'clients.update': (tenant) => ({
    version: NO_VERSION,
    engagements: [{ firmId: tenant.firm.id, stateCodes: ['GA'], fromDate: '2025-01-01' }],
  }),
  // No draft, so that it is refused.
  'properties.create': (tenant) => ({ ...homeFacts(), id: tenant.property.id, clientId: tenant.client.id }),
  'properties.saveDraft': (tenant) => ({
    id: tenant.property.id,
    name: 'Tallulah Landing',
    clientId: tenant.client.id,
  }),
  'properties.update': (tenant) => ({
    version: NO_VERSION,
    propertyId: tenant.property.id,
    property: { yearBuilt: 1999 },
  }),
  'properties.deactivate': () => ({ version: NO_VERSION, reason: 'Sold to somebody else' }),
  'properties.assignManager': (tenant) => ({ userId: recordOf(tenant, 'user') }),
  'properties.removeManager': (tenant) => ({ userId: recordOf(tenant, 'user') }),
  'properties.bulk': (tenant) => ({ rows: stale(tenant.property.id), reason: 'Sold to somebody else' }),
  'properties.bulkManagers': (tenant) => ({
    rows: stale(tenant.property.id),
    userId: recordOf(tenant, 'user'),
  }),
  'propertyOwners.bulk': (tenant) => ({ rows: stale(tenant.landlord.id) }),
  'lawyers.create': (tenant) => ({ userId: recordOf(tenant, 'lawyer') }),
  'savedViews.save': () => ({ list: 'cases', name: 'Tried', search: 'status=REVIEW' }),
  'notifications.updateStatus': (tenant) => ({ ids: [tenant.notificationId], status: 'READ' }),
  'notifications.readAll': () => ({ group: 'court' }),
  'users.create': (tenant) => ({
    email: `${newId()}@people.example`,
    firstName: 'Ifeoma',
    lastName: 'Castellanos',
    roles: ['client_manager'],
    clientId: tenant.client.id,
    propertyIds: [tenant.property.id],
  }),
};
