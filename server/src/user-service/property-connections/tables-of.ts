import type { ConnectedSystem } from '@writdesk/contract/property-connections/connection-values';
import type { ImportField } from '@writdesk/contract/property-imports/import-values';
import { type KnownProperty, propertyFinder, type SystemTable } from '../property-imports/index.ts';
import type { SystemData } from './systems/index.ts';

type Table = Pick<SystemTable, 'kind' | 'fileName' | 'fields' | 'rows'>;
type Row = Partial<Record<ImportField, string | number | null>>;
interface Options {
  properties: readonly KnownProperty[];
  system: ConnectedSystem;
  /** Leaves out what the person can’t see: nobody learns of other properties by it. */
  onlyKnown: boolean;
}

const titles = {
  property: 'Property',
  building: 'Building',
  unit: 'Unit',
  externalId: 'Lease ID',
  tenant: 'Tenants',
  phone: 'Phone',
  email: 'Email',
  leaseFrom: 'Lease from',
  leaseTo: 'Lease to',
  movedInOn: 'Move in',
  rent: 'Rent',
  marketRent: 'Market rent',
  deposit: 'Deposit',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  sizeSqft: 'Size',
  balance: 'Balance',
  owed0: '0-30',
  owed31: '31-60',
  owed61: '61-90',
  owed91: '90+',
  postedOn: 'Date',
  chargeType: 'Charge type',
  description: 'Description',
  amount: 'Amount',
  owner: 'Owner',
  ownerType: 'Owner type',
  firstName: 'First name',
  lastName: 'Last name',
  addressLine1: 'Address',
  addressLine2: 'Address 2',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
} as const satisfies Partial<Record<ImportField, string>>;
type Field = keyof typeof titles;

const place = ['property', 'building', 'unit', 'externalId'] as const;
const rollFields = [
  ...place,
  'tenant',
  'phone',
  'email',
  'leaseFrom',
  'leaseTo',
  'movedInOn',
  'rent',
  'marketRent',
  'deposit',
  'bedrooms',
  'bathrooms',
  'sizeSqft',
  'balance',
  'owed0',
  'owed31',
  'owed61',
  'owed91',
] as const satisfies readonly Field[];
const ledgerFields = [
  ...place,
  'postedOn',
  'chargeType',
  'description',
  'amount',
  'balance',
] as const satisfies readonly Field[];
const ownerFields = [
  'owner',
  'ownerType',
  'firstName',
  'lastName',
  'phone',
  'email',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
] as const satisfies readonly Field[];

/** What a system said, as the reports that it would export: its owners, its rent roll, and the ledgers of those who owe. */
export function tablesOf(data: SystemData, options: Options): Table[] {
  const places = placesOf(data, options);
  const name = options.system.toLowerCase();
  return [
    tableOf('OWNERS', `${name}-owners`, ownerFields, ownerRows(data)),
    tableOf('RENT_ROLL', `${name}-rent-roll`, rollFields, rollRows(data, places)),
    tableOf('LEDGER', `${name}-ledgers`, ledgerFields, ledgerRows(data, places)),
  ].filter(({ rows }) => rows.length > 0);
}

const tableOf = (
  kind: Table['kind'],
  fileName: string,
  fields: readonly Field[],
  rows: readonly Row[],
): Table => ({
  kind,
  fileName,
  fields: fields.map((field) => ({ field, title: titles[field] })),
  rows: rows.map((row) => fields.map((field) => String(row[field] ?? ''))),
});

type Place = Pick<Row, 'property' | 'building' | 'unit'>;

/** Where each unit is, as our registers call it where they know it. */
function placesOf({ properties, units }: SystemData, { properties: known, onlyKnown }: Options) {
  const find = propertyFinder(known);
  const names = new Map<string, string>();
  for (const { id, name, address } of properties) {
    const { line1, city, state, zip } = address;
    const ours = find(name) ?? (line1 === null ? undefined : find(line1));
    const where = [line1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    if (ours) names.set(id, ours.name);
    else if (!onlyKnown) names.set(id, where ? `${name} - ${where}` : name);
  }
  const propertyNames = new Map(properties.map(({ id, name }) => [id, name]));
  const places = new Map<string, Place>();
  for (const { id, propertyId, building, label } of units) {
    const property = names.get(propertyId);
    if (property === undefined) continue;
    // Of a property with one building its name says nothing more.
    const isSame = building?.toLowerCase() === propertyNames.get(propertyId)?.toLowerCase();
    places.set(id, { property, building: isSame ? '' : building, unit: label });
  }
  return places;
}

function rollRows(data: SystemData, places: ReadonlyMap<string, Place>): Row[] {
  const leases = new Map(data.leases.map((lease) => [lease.unitId, lease]));
  const people = new Map(data.people.map((person) => [person.id, person]));
  const balances = new Map(data.balances.map((balance) => [balance.leaseId, balance]));
  return data.units.flatMap((unit) => {
    const at = places.get(unit.id);
    if (!at) return [];
    const lease = leases.get(unit.id);
    const facts: Row = {
      ...at,
      marketRent: money(unit.marketRentCents),
      bedrooms: unit.bedrooms,
      bathrooms: unit.bathrooms,
      sizeSqft: unit.sizeSqft,
    };
    if (!lease) return [facts];
    const household = lease.tenants.flatMap(({ id }) => people.get(id) ?? []);
    const [first] = household;
    const balance = balances.get(lease.id);
    const [owed0, owed31, owed61, owed91] = balance?.agedCents ?? [];
    return [
      {
        ...facts,
        externalId: lease.id,
        tenant: household.map(nameOf).join('; '),
        phone: first?.phone ?? null,
        email: first?.email ?? null,
        leaseFrom: lease.from,
        leaseTo: lease.to,
        movedInOn: lease.tenants[0]?.movedInOn ?? null,
        rent: money(lease.rentCents),
        deposit: money(lease.depositCents),
        balance: money(balance?.totalCents ?? 0),
        owed0: money(owed0),
        owed31: money(owed31),
        owed61: money(owed61),
        owed91: money(owed91),
      },
    ];
  });
}

/** `Last, First`, without the signs that part names from each other. */
const nameOf = ({ firstName, lastName }: SystemData['people'][number]): string => {
  const plain = (text: string | null) => (text ?? '').replaceAll(/[,;&\n]+/g, ' ').trim();
  return [plain(lastName) || plain(firstName), plain(lastName) && plain(firstName)]
    .filter(Boolean)
    .join(', ');
};

/** The lines of each lease, the last with what the system says is owed: lines that don’t come to it are refused. */
function ledgerRows({ leases, charges, balances }: SystemData, places: ReadonlyMap<string, Place>): Row[] {
  const lines = Map.groupBy(charges, ({ leaseId }) => leaseId);
  const owed = new Map(balances.map(({ leaseId, totalCents }) => [leaseId, totalCents]));
  return leases.flatMap(({ id, unitId }) => {
    const at = places.get(unitId);
    const all = (lines.get(id) ?? []).toSorted((a, b) => a.postedOn.localeCompare(b.postedOn));
    if (!at) return [];
    return all.map(({ postedOn, type, description, cents }, index) => ({
      ...at,
      externalId: id,
      postedOn,
      chargeType: type,
      description,
      amount: money(cents),
      balance: index === all.length - 1 ? money(owed.get(id) ?? 0) : '',
    }));
  });
}

const ownerRows = ({ owners }: SystemData): Row[] =>
  owners.map(({ company, firstName, lastName, phone, email, address }) => ({
    ...(company === null ? { ownerType: 'Individual', firstName, lastName } : { owner: company }),
    phone,
    email,
    addressLine1: address.line1,
    addressLine2: address.line2,
    city: address.city,
    state: address.state,
    zip: address.zip,
  }));

/** Whole cents as a file writes them: `1295.10`. */
function money(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
