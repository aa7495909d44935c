import {
  BUILDIUM_LIMIT,
  buildiumCalls,
} from '../server/src/user-service/property-connections/systems/buildium/buildium-shapes.ts';
import { requireShapes } from './require-shapes.ts';
import { type BookRecord, openSystem, type StandInSystem } from './system-server.ts';

export interface BuildiumOptions {
  port?: number;
  /** The most records of one answer; a small one has few records paged. */
  limit?: number;
  books?: BuildiumBooks;
}
export type BuildiumBooks = Record<keyof typeof buildiumCalls, BookRecord[]>;

/** The key that the stand-in takes. */
export const BUILDIUM_KEY = { apiId: 'stand-in-id', apiSecret: 'stand-in-secret' } as const;

/** How Buildium is shown a key. */
export const buildiumHeaders = ({ apiId, apiSecret }: { apiId: string; apiSecret: string }) => ({
  'x-buildium-client-id': apiId,
  'x-buildium-client-secret': apiSecret,
});

/** Buildium as its own document describes it, with a small portfolio. */
export async function openBuildium(options: BuildiumOptions = {}): Promise<StandInSystem> {
  const { port = 0, limit = BUILDIUM_LIMIT, books = buildiumBooks() } = options;
  requireShapes(buildiumCalls, books);
  return openSystem(
    {
      calls: buildiumCalls,
      key: buildiumHeaders(BUILDIUM_KEY),
      changedSince: 'lastupdatedfrom',
      limit,
      books,
      fits: (name, record, query) =>
        name !== 'leases' ||
        query.get('leasestatuses') === null ||
        record['LeaseStatus'] === query.get('leasestatuses'),
    },
    port,
  );
}

const address = (line: string) => ({
  AddressLine1: line,
  AddressLine2: null,
  City: 'Atlanta',
  State: 'GA',
  PostalCode: '30303',
  Country: 'UnitedStates',
});

const household = (id: number, unit: number, first: string, last: string, rent: number) => ({
  lease: {
    Id: id,
    PropertyId: unit < 200 ? 11 : 12,
    UnitId: unit,
    UnitNumber: String(unit),
    LeaseFromDate: '2025-08-01',
    LeaseToDate: '2026-07-31',
    LeaseType: 'Fixed',
    LeaseStatus: 'Active',
    IsEvictionPending: false,
    Tenants: [{ Id: id + 500, Status: 'Current', MoveInDate: '2025-08-01' }],
    AccountDetails: { Rent: rent, SecurityDeposit: 500 },
    PaymentDueDay: 1,
  },
  tenant: {
    Id: id + 500,
    FirstName: first,
    LastName: last,
    Email: `${first.toLowerCase()}@tenants.example`,
    PhoneNumbers: [{ Number: '(404) 555-0142', Type: 'Cell' }],
    // Nobody asked for these; whoever reads must drop them.
    TaxId: '123-45-6789',
    DateOfBirth: '1988-04-02',
  },
});

/** Two properties with five units, an owner who is a company and one who is a person, and two households that owe. */
export function buildiumBooks(): BuildiumBooks {
  const households = [
    household(1001, 101, 'Odalys', 'Ferreira', 1_310),
    household(1002, 102, 'Conrad', 'Blakemore', 1_295.1),
    household(1003, 201, 'Thandiwe', 'Mokoena', 1_340),
  ];
  const charge = (id: number, of: number, date: string, account: string, amount: number): BookRecord => ({
    of,
    record: {
      Id: id,
      Date: date,
      TransactionTypeEnum: 'Charge',
      TotalAmount: amount,
      Journal: { Memo: null, Lines: [{ GLAccount: { Name: account }, Amount: amount, Memo: null }] },
    },
  });
  return {
    rentals: [
      { record: { Id: 11, Name: 'Willow Creek', IsActive: true, Address: address('100 Main St') } },
      { record: { Id: 12, Name: 'Azalea Terrace', IsActive: true, Address: address('8 Garden Way') } },
    ],
    units: [101, 102, 103, 201, 202].map((id) => ({
      record: {
        Id: id,
        PropertyId: id < 200 ? 11 : 12,
        BuildingName: id < 200 ? 'Willow Creek' : null,
        UnitNumber: String(id),
        MarketRent: 1_350.5,
        UnitBedrooms: 'TwoBed',
        UnitBathrooms: 'OnePointFiveBath',
        UnitSize: 850,
        Address: null,
      },
    })),
    owners: [
      {
        record: {
          Id: 21,
          IsCompany: true,
          IsActive: true,
          CompanyName: 'Briar Holdings LLC',
          FirstName: null,
          LastName: null,
          Email: 'owners@briar.example',
          PhoneNumbers: [],
          Address: address('12 Peachtree St'),
          TaxInformation: { TaxPayerId: '98-7654321' },
        },
      },
      {
        record: {
          Id: 22,
          IsCompany: false,
          IsActive: true,
          CompanyName: null,
          FirstName: 'Lucille',
          LastName: 'Marsh',
          Email: null,
          PhoneNumbers: null,
          Address: address('3 Oak Ln'),
        },
      },
    ],
    leases: households.map(({ lease }) => ({ record: lease })),
    tenants: households.map(({ tenant }) => ({ record: tenant })),
    balances: [
      balance(1001, [1_310, 0, 0, 0]),
      // A sum of fractions as floating numbers have it.
      balance(1002, [1_295.1, 0.1 + 0.2, 0, 0]),
    ],
    transactions: [
      charge(9001, 1001, '2026-06-01', 'Rent Income', 1_310),
      charge(9002, 1002, '2026-05-01', 'Rent Income', 1_295.1),
      {
        of: 1002,
        record: {
          Id: 9003,
          Date: '2026-05-03',
          TransactionTypeEnum: 'Payment',
          TotalAmount: -1_294.8,
          Journal: { Memo: 'Check 118', Lines: [] },
        },
      },
      charge(9004, 1002, '2026-06-01', 'Rent Income', 1_295.1),
    ],
  };
}

function balance(lease: number, aged: [number, number, number, number]): BookRecord {
  const [first, second, third, fourth] = aged;
  return {
    record: {
      LeaseId: lease,
      PropertyId: 11,
      Balance0To30Days: first,
      Balance31To60Days: second,
      Balance61To90Days: third,
      BalanceOver90Days: fourth,
      TotalBalance: first + second + third + fourth,
    },
  };
}
