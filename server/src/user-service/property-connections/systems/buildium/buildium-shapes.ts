import { z } from 'zod';
import type { SystemCall } from '../calls-of-system.ts';
import { exactCents } from '../exact-json.ts';

/** Of every record exactly what we read, under the vendor’s names. What a shape doesn’t name, such as `TaxId`, is dropped as it is read. */
const id = z.int();
const said = z.string().nullish();
const day = z.iso.date();
const money = exactCents.nullish();

const address = z
  .object({ AddressLine1: said, AddressLine2: said, City: said, State: said, PostalCode: said })
  .nullish();
const phones = z.array(z.object({ Number: said, Type: said })).nullish();
const person = { FirstName: said, LastName: said, Email: said, PhoneNumbers: phones };

const rental = z.object({ Id: id, Name: said, IsActive: z.boolean(), Address: address });
const unit = z.object({
  Id: id,
  PropertyId: id,
  BuildingName: said,
  UnitNumber: said,
  MarketRent: money,
  UnitBedrooms: said,
  UnitBathrooms: said,
  UnitSize: z.int().nullish(),
});
const owner = z.object({
  Id: id,
  IsCompany: z.boolean(),
  IsActive: z.boolean(),
  CompanyName: said,
  ...person,
  Address: address,
});
const tenant = z.object({ Id: id, ...person });
const lease = z.object({
  Id: id,
  PropertyId: id,
  UnitId: id,
  LeaseFromDate: day.nullish(),
  LeaseToDate: day.nullish(),
  LeaseStatus: z.enum(['Active', 'Past', 'Future']),
  Tenants: z
    .array(z.object({ Id: id, Status: z.enum(['MovedOut', 'Current', 'Future']), MoveInDate: day.nullish() }))
    .nullish(),
  AccountDetails: z.object({ Rent: money, SecurityDeposit: money }).nullish(),
});
const balance = z.object({
  LeaseId: id,
  Balance0To30Days: exactCents,
  Balance31To60Days: exactCents,
  Balance61To90Days: exactCents,
  BalanceOver90Days: exactCents,
  TotalBalance: exactCents,
});
const transaction = z.object({
  Id: id,
  Date: day,
  TransactionTypeEnum: z.string(),
  TotalAmount: exactCents,
  Journal: z
    .object({
      Memo: said,
      Lines: z
        .array(z.object({ GLAccount: z.object({ Name: said }).nullish(), Amount: exactCents, Memo: said }))
        .nullish(),
    })
    .nullish(),
});

export type BuildiumUnit = z.output<typeof unit>;
export type BuildiumLease = z.output<typeof lease>;
export type BuildiumTransaction = z.output<typeof transaction>;
export type BuildiumPerson = z.output<typeof tenant>;
export type BuildiumAddress = z.output<typeof address>;

const paging = ['limit', 'offset', 'orderby'] as const;
const changed = [...paging, 'lastupdatedfrom'] as const;

/** Everything that we ask Buildium for. */
export const buildiumCalls = {
  rentals: { path: '/v1/rentals', query: changed, shape: rental },
  units: { path: '/v1/rentals/units', query: changed, shape: unit },
  owners: { path: '/v1/rentals/owners', query: changed, shape: owner },
  leases: { path: '/v1/leases', query: [...changed, 'leasestatuses'], shape: lease },
  tenants: { path: '/v1/leases/tenants', query: changed, shape: tenant },
  balances: { path: '/v1/leases/outstandingbalances', query: paging, shape: balance },
  transactions: { path: '/v1/leases/{leaseId}/transactions', query: paging, shape: transaction },
} as const satisfies Readonly<Record<string, SystemCall>>;

/** With which its key is sent. */
export const buildiumHeaders = ['x-buildium-client-id', 'x-buildium-client-secret'] as const;
/** The most records of one answer. */
export const BUILDIUM_LIMIT = 1_000;
