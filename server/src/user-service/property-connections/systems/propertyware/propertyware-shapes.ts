import { z } from 'zod';
import type { SystemCall } from '../calls-of-system.ts';
import { exactCents } from '../exact-json.ts';

/** Of every record exactly what we read, under the vendor’s names. What a shape doesn’t name, such as `birthDate`, is dropped as it is read. */
const id = z.int();
const said = z.string().nullish();
const day = z.iso.date();
const money = exactCents.nullish();

const address = z
  .object({ address: said, addressCont: said, city: said, stateRegion: said, postalCode: said })
  .nullish();
const person = {
  firstName: said,
  lastName: said,
  email: said,
  mobilePhone: said,
  homePhone: said,
  workPhone: said,
};

const portfolio = z.object({
  id,
  active: z.boolean(),
  owners: z.array(z.object({ id, name: said, ...person, address })).nullish(),
});
const rooms = {
  numberOfBedrooms: z.int().nullish(),
  numberOfBathrooms: z.union([z.number(), z.string()]).nullish(),
  targetRent: money,
};
const building = z.object({ id, name: said, active: z.boolean(), address, ...rooms });
const unit = z.object({ id, buildingID: id, name: said, active: z.boolean(), ...rooms });
const contact = z.object({ id, ...person });
const lease = z.object({
  id,
  active: z.boolean(),
  buildingID: id,
  unitID: id.nullish(),
  startDate: day.nullish(),
  endDate: day.nullish(),
  moveInDate: day.nullish(),
  baseRent: money,
  leaseBalance: exactCents,
  contacts: z
    .array(z.object({ id, company: said, namedOnLease: z.boolean().nullish(), ...person }))
    .nullish(),
});
const transaction = z.object({ id, date: day, amount: exactCents, comments: said });
const refund = z.object({ id, date: day, amount: exactCents });

export type PropertywareAddress = z.output<typeof address>;
export type PropertywareContact = z.output<typeof contact>;
export type PropertywareBuilding = z.output<typeof building>;
export type PropertywareUnit = z.output<typeof unit>;
export type PropertywareLease = z.output<typeof lease>;

const paging = ['limit', 'offset', 'orderby'] as const;
const changed = [...paging, 'lastModifiedDateTimeStart'] as const;
const ofLease = [...paging, 'leaseID'] as const;

/** Everything that we ask Propertyware for. */
export const propertywareCalls = {
  portfolios: { path: '/portfolios', query: paging, shape: portfolio },
  buildings: { path: '/buildings', query: [...changed, 'includeDeactivated'], shape: building },
  units: { path: '/units', query: [...changed, 'includeDeactivated'], shape: unit },
  contacts: { path: '/contacts', query: [...changed, 'type'], shape: contact },
  // Nobody says that a payment counts as a change of the lease: their balances are read whole.
  leases: { path: '/leases', query: paging, shape: lease },
  charges: { path: '/leases/charges', query: ofLease, shape: transaction },
  payments: { path: '/leases/payments', query: ofLease, shape: transaction },
  discounts: { path: '/leases/discounts', query: [...paging, 'leaseID'], shape: transaction },
  refunds: { path: '/leases/refunds', query: ofLease, shape: refund },
} as const satisfies Readonly<Record<string, SystemCall>>;

/** With which its key is sent. */
export const propertywareHeaders = [
  'x-propertyware-client-id',
  'x-propertyware-client-secret',
  'x-propertyware-system-id',
] as const;
/** The most records of one answer. */
export const PROPERTYWARE_LIMIT = 500;
