import type { SystemData } from '../property-system.ts';
import type {
  PropertywareAddress,
  PropertywareBuilding,
  PropertywareContact,
  PropertywareLease,
  PropertywareUnit,
} from './propertyware-shapes.ts';

type One<Kind extends keyof SystemData> = SystemData[Kind][number];

const plain = (text: string | null | undefined): string | null => text?.trim() || null;

const addressOf = (said: PropertywareAddress): One<'properties'>['address'] => ({
  line1: plain(said?.address),
  line2: plain(said?.addressCont),
  city: plain(said?.city),
  state: plain(said?.stateRegion),
  zip: plain(said?.postalCode),
});

export const propertyOf = ({ id, name, address: said }: PropertywareBuilding): One<'properties'> => {
  const address = addressOf(said);
  return { id: String(id), name: plain(name) ?? address.line1 ?? `Property ${id}`, address };
};

export const unitOf = (said: PropertywareUnit): One<'units'> => ({
  id: String(said.id),
  propertyId: String(said.buildingID),
  building: null,
  label: plain(said.name) ?? '1',
  bedrooms: said.numberOfBedrooms ?? null,
  bathrooms:
    said.numberOfBathrooms === null || said.numberOfBathrooms === undefined
      ? null
      : Number(said.numberOfBathrooms),
  sizeSqft: null,
  marketRentCents: said.targetRent || null,
});

const wholeUnitId = (buildingId: number): string => `building-${buildingId}`;

/** The one unit of a building that is let as a whole. */
export const wholeUnitOf = (buildingId: number): One<'units'> => ({
  id: wholeUnitId(buildingId),
  propertyId: String(buildingId),
  building: null,
  label: '1',
  bedrooms: null,
  bathrooms: null,
  sizeSqft: null,
  marketRentCents: null,
});

export const personOf = (said: PropertywareContact): One<'people'> => ({
  id: String(said.id),
  firstName: plain(said.firstName),
  lastName: plain(said.lastName),
  email: plain(said.email),
  phone: plain(said.mobilePhone) ?? plain(said.homePhone) ?? plain(said.workPhone),
});

/** An owner without the parts of a person’s name is called by the whole one. */
export const ownerOf = (
  said: PropertywareContact & { name?: string | null | undefined; address?: PropertywareAddress },
): One<'owners'> => ({
  ...personOf(said),
  company: plain(said.firstName) && plain(said.lastName) ? null : (plain(said.name) ?? plain(said.lastName)),
  address: addressOf(said.address),
});

/** Whether a contact of a lease lives there; those who only stand by aren’t named on it. */
export const isHousehold = ({ namedOnLease }: { namedOnLease?: boolean | null | undefined }): boolean =>
  namedOnLease !== false;

export const leaseOf = (said: PropertywareLease): One<'leases'> => ({
  id: String(said.id),
  propertyId: String(said.buildingID),
  unitId: said.unitID ? String(said.unitID) : wholeUnitId(said.buildingID),
  from: said.startDate ?? null,
  to: said.endDate ?? null,
  rentCents: said.baseRent ?? null,
  depositCents: null,
  tenants: (said.contacts ?? [])
    .filter(isHousehold)
    .map(({ id }) => ({ id: String(id), movedInOn: said.moveInDate ?? null })),
});

/** The system doesn’t say since when. */
export const balanceOf = ({ id, leaseBalance }: PropertywareLease): One<'balances'> => ({
  leaseId: String(id),
  totalCents: leaseBalance,
  agedCents: null,
});
