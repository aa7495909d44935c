import {
  PROPERTYWARE_LIMIT,
  propertywareCalls,
} from '../server/src/user-service/property-connections/systems/propertyware/propertyware-shapes.ts';
import { requireShapes } from './require-shapes.ts';
import { type BookRecord, openSystem, type StandInSystem } from './system-server.ts';

interface PropertywareOptions {
  port?: number;
  /** The most records of one answer. */
  limit?: number;
}
type PropertywareBooks = Record<keyof typeof propertywareCalls, BookRecord[]>;

/** The key that the stand-in takes. */
export const PROPERTYWARE_KEY = {
  apiId: 'stand-in-id',
  apiSecret: 'stand-in-secret',
  organizationId: 'stand-in-organization',
} as const;

/** Propertyware as its own document describes it, with a building of two units and one that is let as a whole. */
export async function openPropertyware(options: PropertywareOptions = {}): Promise<StandInSystem> {
  const { port = 0, limit = PROPERTYWARE_LIMIT } = options;
  const books = propertywareBooks();
  requireShapes(propertywareCalls, books);
  return openSystem(
    {
      calls: propertywareCalls,
      key: {
        'x-propertyware-client-id': PROPERTYWARE_KEY.apiId,
        'x-propertyware-client-secret': PROPERTYWARE_KEY.apiSecret,
        'x-propertyware-system-id': PROPERTYWARE_KEY.organizationId,
      },
      changedSince: 'lastModifiedDateTimeStart',
      limit,
      books,
      fits: (_name, record, query) =>
        ['type', 'leaseID'].every((filter) => {
          const wanted = query.get(filter);
          return wanted === null || String(record[filter]) === wanted;
        }) &&
        (record['active'] !== false ||
          query.get('includeDeactivated') === 'true' ||
          'leaseBalance' in record),
    },
    port,
  );
}

const address = (line: string) => ({
  address: line,
  addressCont: null,
  city: 'Atlanta',
  stateRegion: 'GA',
  postalCode: '30316',
  country: 'US',
});
const person = (id: number, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@tenants.example`,
  mobilePhone: '(404) 555-0177',
});

function propertywareBooks(): PropertywareBooks {
  const tenants = [person(71, 'Chidi', 'Abara'), person(72, 'June', 'Holloway'), person(73, 'Elsa', 'Quist')];
  const [abara, holloway, quist] = tenants;
  return {
    portfolios: [
      {
        record: {
          id: 31,
          active: true,
          owners: [
            {
              id: 61,
              name: 'Fernhill Partners LP',
              lastName: 'Fernhill Partners LP',
              address: address('9 Hill Rd'),
            },
            { ...person(62, 'Ruth', 'Adler'), name: 'Ruth Adler', address: address('11 Hill Rd') },
          ],
        },
      },
    ],
    buildings: [
      {
        record: {
          id: 41,
          name: 'Maple Court',
          active: true,
          address: address('40 Maple Ave'),
          targetRent: 0,
        },
      },
      { record: { id: 42, name: '17 Fern St', active: true, address: address('17 Fern St') } },
    ],
    units: [
      {
        record: {
          id: 301,
          buildingID: 41,
          name: 'A',
          active: true,
          numberOfBedrooms: 2,
          numberOfBathrooms: 1.5,
          targetRent: 1_150.25,
        },
      },
      { record: { id: 302, buildingID: 41, name: 'B', active: true } },
    ],
    // Nobody asked for a date of birth; whoever reads must drop it.
    contacts: tenants.map((one) => ({ record: { ...one, type: 'TENANT', birthDate: '1990-01-01' } })),
    leases: [
      {
        record: {
          id: 5001,
          active: true,
          status: 'Active',
          buildingID: 41,
          unitID: 301,
          startDate: '2025-09-01',
          endDate: '2026-08-31',
          moveInDate: '2025-09-01',
          baseRent: 1_100.5,
          leaseBalance: 600.5,
          contacts: [
            { ...abara, namedOnLease: true },
            { ...holloway, namedOnLease: true },
            { ...person(79, 'Sam', 'Surety'), namedOnLease: false },
          ],
        },
      },
      {
        record: {
          id: 5002,
          active: true,
          status: 'Active',
          buildingID: 42,
          unitID: null,
          startDate: '2025-10-01',
          endDate: null,
          moveInDate: '2025-10-01',
          baseRent: 1_500,
          leaseBalance: 0,
          contacts: [{ ...quist, namedOnLease: true }],
        },
      },
      {
        record: {
          id: 5003,
          active: false,
          status: 'Past',
          buildingID: 41,
          unitID: 302,
          leaseBalance: 75,
          contacts: [],
        },
      },
    ],
    charges: [
      { record: { id: 801, leaseID: 5001, date: '2026-06-01', amount: 1_100.5, comments: 'June rent' } },
    ],
    payments: [
      { record: { id: 802, leaseID: 5001, date: '2026-06-05', amount: 500, comments: 'Part payment' } },
    ],
    discounts: [],
    refunds: [],
  };
}
