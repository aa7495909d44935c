import type { SystemData } from '../property-system.ts';
import type {
  BuildiumAddress,
  BuildiumLease,
  BuildiumPerson,
  BuildiumTransaction,
  BuildiumUnit,
} from './buildium-shapes.ts';

type One<Kind extends keyof SystemData> = SystemData[Kind][number];

const plain = (text: string | null | undefined): string | null => text?.trim() || null;

const addressOf = (said: BuildiumAddress): One<'properties'>['address'] => ({
  line1: plain(said?.AddressLine1),
  line2: plain(said?.AddressLine2),
  city: plain(said?.City),
  state: plain(said?.State),
  zip: plain(said?.PostalCode),
});

interface Rental {
  Id: number;
  Name?: string | null | undefined;
  Address?: BuildiumAddress;
}
export const propertyOf = ({ Id, Name, Address }: Rental): One<'properties'> => {
  const address = addressOf(Address);
  return { id: String(Id), name: plain(Name) ?? address.line1 ?? `Property ${Id}`, address };
};

const BEDROOMS: Readonly<Record<string, number>> = {
  Studio: 0,
  OneBed: 1,
  TwoBed: 2,
  ThreeBed: 3,
  FourBed: 4,
  FiveBed: 5,
  SixBed: 6,
  SevenBed: 7,
  EightBed: 8,
  NineBedPlus: 9,
};
const BATHROOMS: Readonly<Record<string, number>> = {
  OneBath: 1,
  OnePointFiveBath: 1.5,
  TwoBath: 2,
  TwoPointFiveBath: 2.5,
  ThreeBath: 3,
  ThreePointFiveBath: 3.5,
  FourBath: 4,
  FourPointFiveBath: 4.5,
  FiveBath: 5,
  FivePlusBath: 5,
};

export const unitOf = (said: BuildiumUnit): One<'units'> => ({
  id: String(said.Id),
  propertyId: String(said.PropertyId),
  building: plain(said.BuildingName),
  label: plain(said.UnitNumber) ?? '1',
  bedrooms: BEDROOMS[said.UnitBedrooms ?? ''] ?? null,
  bathrooms: BATHROOMS[said.UnitBathrooms ?? ''] ?? null,
  sizeSqft: said.UnitSize || null,
  marketRentCents: said.MarketRent ?? null,
});

export const personOf = ({
  Id,
  FirstName,
  LastName,
  Email,
  PhoneNumbers,
}: BuildiumPerson): One<'people'> => ({
  id: String(Id),
  firstName: plain(FirstName),
  lastName: plain(LastName),
  email: plain(Email),
  phone: plain((PhoneNumbers?.find(({ Type }) => Type === 'Cell') ?? PhoneNumbers?.[0])?.Number),
});

interface Owner extends BuildiumPerson {
  IsCompany: boolean;
  CompanyName?: string | null | undefined;
  Address?: BuildiumAddress;
}
export const ownerOf = (said: Owner): One<'owners'> => ({
  ...personOf(said),
  company: said.IsCompany ? plain(said.CompanyName) : null,
  address: addressOf(said.Address),
});

export const leaseOf = (said: BuildiumLease): One<'leases'> => ({
  id: String(said.Id),
  propertyId: String(said.PropertyId),
  unitId: String(said.UnitId),
  from: said.LeaseFromDate ?? null,
  to: said.LeaseToDate ?? null,
  rentCents: said.AccountDetails?.Rent ?? null,
  depositCents: said.AccountDetails?.SecurityDeposit ?? null,
  tenants: (said.Tenants ?? [])
    .filter(({ Status }) => Status === 'Current')
    .map(({ Id, MoveInDate }) => ({ id: String(Id), movedInOn: MoveInDate ?? null })),
});

/** What lowers a debt, and what raises it, whichever sign it is written with; the rest is taken with its own. */
const lowers = new Set([
  'Payment',
  'Credit',
  'ApplyDeposit',
  'ElectronicFundsTransfer',
  'UnreversedPayment',
  'UnreversedElectronicFundsTransfer',
]);
const raises = new Set(['Refund', 'ReversePayment', 'ReverseElectronicFundsTransfer']);

/** A charge for each of its accounts, where they come to its sum; else one line for the whole. */
export function chargesOf(leaseId: string, said: BuildiumTransaction): One<'charges'>[] {
  const { Id, Date: postedOn, TransactionTypeEnum: type, TotalAmount, Journal } = said;
  const lines = (Journal?.Lines ?? []).map((line) => ({ ...line, account: plain(line.GLAccount?.Name) }));
  const whole = { leaseId, id: String(Id), postedOn };
  if (type !== 'Charge')
    return [
      {
        ...whole,
        type: wordsOf(type),
        description: plain(Journal?.Memo) ?? '',
        cents: signed(type, TotalAmount),
      },
    ];
  const sum = lines.reduce((total, { Amount }) => total + Amount, 0);
  const [first] = lines;
  if (lines.length < 2 || sum !== TotalAmount)
    return [
      {
        ...whole,
        type: first?.account ?? wordsOf(type),
        description: plain(Journal?.Memo) ?? plain(first?.Memo) ?? '',
        cents: TotalAmount,
      },
    ];
  return lines.map(({ account, Memo, Amount }) => ({
    ...whole,
    type: account ?? wordsOf(type),
    description: plain(Memo) ?? plain(Journal?.Memo) ?? '',
    cents: Amount,
  }));
}

/** `ApplyDeposit` is “Apply deposit”. */
const wordsOf = (type: string): string =>
  type.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

function signed(type: string, cents: number): number {
  if (lowers.has(type)) return -Math.abs(cents);
  return raises.has(type) ? Math.abs(cents) : cents;
}
