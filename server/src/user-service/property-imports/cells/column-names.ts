import {
  type ImportColumns,
  type ImportField,
  importFieldsOf,
  type ImportKind,
} from '@writdesk/contract/property-imports/import-values';
import { presetOf } from './presets.ts';

/**
 * The titles under which property systems export a field, in lower case without signs; the first that a file has is taken. One list
 * serves all systems; what a known report calls by another name, or has in two columns, stands in its preset.
 */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  property: ['property', 'property name', 'community', 'property code', 'prop', 'site', 'rental property'],
  building: ['building', 'bldg', 'building name', 'bldg id'],
  unit: [
    'unit',
    'unit number',
    'unit no',
    'unit name',
    'unit id',
    'apt',
    'apartment',
    'space',
    'bldg unit',
    'bldgunit',
  ],
  externalId: [
    'lease id',
    'tenant code',
    'resident id',
    't code',
    'tcode',
    'account',
    'account number',
    'tenant id',
    'reservation id',
  ],
  tenant: [
    'tenant',
    'tenants',
    'resident',
    'residents',
    'tenant name',
    'resident name',
    'name',
    'lessee',
    'leaseholders',
    'household',
  ],
  firstName: ['first name', 'tenant first name', 'resident first name'],
  lastName: ['last name', 'tenant last name', 'resident last name'],
  phone: ['phone', 'phone number', 'phone numbers', 'mobile', 'cell phone', 'home phone'],
  email: ['email', 'e mail', 'emails', 'email address'],
  leaseFrom: [
    'lease from',
    'lease start',
    'lease begin',
    'start date',
    'lease start date',
    'lease begin date',
    'begin date',
  ],
  leaseTo: [
    'lease to',
    'lease end',
    'lease expiration',
    'lease expires',
    'end date',
    'lease end date',
    'expiration',
    'lease exp',
  ],
  movedInOn: ['move in', 'move in date', 'moved in', 'movein'],
  rent: [
    'rent',
    'monthly rent',
    'lease rent',
    'actual rent',
    'contract rent',
    'current rent',
    'recurring charges',
    'rent amount',
  ],
  marketRent: ['market rent', 'market', 'asking rent', 'scheduled rent', 'market addl'],
  deposit: ['deposit', 'security deposit', 'deposits', 'deposit on hand', 'resident deposit', 'deposit held'],
  bedrooms: ['bedrooms', 'beds', 'bd', 'br', 'bed'],
  bathrooms: ['bathrooms', 'baths', 'ba', 'bath'],
  bedBath: ['bd ba', 'bed bath', 'beds baths', 'br ba'],
  sizeSqft: ['sqft', 'sq ft', 'square feet', 'sq feet', 'size', 'unit sq ft', 'unit sqft', 'area'],
  balance: [
    'balance',
    'balance due',
    'total balance',
    'amount receivable',
    'past due',
    'total',
    'total unpaid',
    'outstanding balance',
    'total delinquent',
    'total owed',
    'amount due',
  ],
  owed0: ['0 30', '0 30 days', 'current owed', 'current', '030', '030 owed', '0 30 owed'],
  owed31: ['31 60', '31 60 days', '30 60', '3160 owed', '3160'],
  owed61: ['61 90', '61 90 days', '60 90', '6190 owed', '6190'],
  owed91: [
    '90',
    'over 90',
    '90 days',
    '91',
    'over 90 days',
    '90 plus',
    '90+',
    'more than 90 days',
    'over 90 owed',
  ],
  postedOn: [
    'date',
    'transaction date',
    'trans date',
    'post date',
    'posted date',
    'posted',
    'posting date',
    'charge date',
    'effective date',
    'due date',
  ],
  chargeType: [
    'charge type',
    'charge code',
    'chg code',
    'transaction type',
    'type',
    'category',
    'gl account',
    'account name',
    'account',
    'code',
  ],
  description: ['description', 'memo', 'notes', 'remarks', 'reference', 'transaction'],
  amount: ['amount', 'transaction amount', 'net amount'],
  charge: ['charge', 'charges', 'charge amount', 'debit', 'debits', 'increase'],
  payment: ['payment', 'payments', 'credit', 'credits', 'receipts', 'paid', 'payment amount', 'decrease'],
  owner: [
    'owner',
    'owner name',
    'owners',
    'legal name',
    'company name',
    'company',
    'entity',
    'entity name',
    'landlord',
    'payee name',
    'name',
    'full name',
  ],
  ownerType: ['owner type', 'entity type', 'kind', 'type'],
  addressLine1: [
    'address',
    'street',
    'street address',
    'address 1',
    'address line 1',
    'street address 1',
    'street 1',
  ],
  addressLine2: ['address 2', 'address line 2', 'street address 2', 'street 2', 'suite'],
  city: ['city', 'town'],
  state: ['state', 'state code', 'st', 'state province'],
  zip: ['zip', 'zip code', 'postal code', 'zip postal code'],
  formationState: ['state of formation', 'formation state', 'state of incorporation', 'jurisdiction'],
  registrationNumber: [
    'registration number',
    'control number',
    'file number',
    'entity number',
    'registration no',
  ],
};

/** A title as it is compared. */
export const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** Titles whose cells are never kept, whatever is in them. */
export const isPrivate = (title: string): boolean =>
  /\b(?:ssn?|s s n?|soc ?sec|social(?: security)?|i?tin|tax ?(?:payer ?)?(?:id|no|number)|date of birth|dob|d o b|birth ?date|birthday)\b/.test(
    plainTitle(title),
  );

/** Which column each field of a kind of file is in, as far as the titles say it: by the report that they are of, else by their names. */
export function columnsOf(kind: ImportKind, titles: readonly string[]): ImportColumns {
  const plain = titles.map(plainTitle);
  const taken = new Set<number>();
  const columns: ImportColumns = {};
  const take = (known: Readonly<Partial<Record<ImportField, readonly string[]>>>) => {
    for (const field of importFieldsOf[kind]) {
      const wanted = known[field];
      if (!wanted || columns[field] !== undefined) continue;
      const at = wanted
        .map((name) => plain.findIndex((title, index) => title === name && !taken.has(index)))
        .find((index) => index >= 0);
      if (at === undefined) continue;
      columns[field] = at;
      taken.add(at);
    }
  };
  const preset = presetOf(plain);
  take(preset?.columns ?? {});
  for (const [index, title] of plain.entries()) if (preset?.skipped?.includes(title)) taken.add(index);
  take(names);
  return columns;
}

const debts = ['balance', 'owed0', 'owed31', 'owed61', 'owed91'] as const;
/** For each kind of file the fields that it needs; of several in one line any is enough, and the first is asked for. */
const needed: Readonly<Record<ImportKind, readonly (readonly [ImportField, ...ImportField[]])[]>> = {
  RENT_ROLL: [['unit'], ['tenant', 'lastName']],
  DELINQUENCY: [['unit'], debts],
  LEDGER: [['unit', 'externalId'], ['postedOn'], ['amount', 'charge', 'payment']],
  OWNERS: [['owner', 'lastName']],
};

/** Fields without which a file of the kind says nothing. */
export const missingFields = (kind: ImportKind, columns: ImportColumns): ImportField[] =>
  needed[kind].flatMap((any) => (any.some((field) => columns[field] !== undefined) ? [] : [any[0]]));
