import type {
  ImportField,
  ImportKind,
  ImportSource,
} from '@writdesk/contract/property-imports/import-values';

/** A report as a property system exports it; titles in lower case without signs, as `plainTitle` gives them. */
interface Preset {
  source: Exclude<ImportSource, 'OTHER'>;
  kind: ImportKind;
  /** A file with all of these titles is this report. */
  titles: readonly string[];
  /** The titles of fields that the general names would miss, or find in the wrong column. */
  columns: Readonly<Partial<Record<ImportField, readonly string[]>>>;
  /** Titles of columns that are never read: an address with its street, city and ZIP code in one is no street. */
  skipped?: readonly string[];
  /** A unit’s charges go on in rows without a unit. */
  hasChargeRows?: true;
}

/**
 * Reports with titles of their own. docs/decisions/2026-11-23-import-presets.md says where each one was seen; what is not here is read
 * by the general names.
 */
export const presets: readonly Preset[] = [
  {
    source: 'APPFOLIO',
    kind: 'RENT_ROLL',
    titles: ['unit', 'bd ba', 'tenant', 'status', 'lease from', 'lease to'],
    columns: { bedBath: ['bd ba'], balance: ['past due'] },
  },
  {
    source: 'APPFOLIO',
    kind: 'DELINQUENCY',
    titles: ['unit', 'name', 'amount receivable', 'delinquent subsidy amount', '0 30'],
    columns: {
      tenant: ['name'],
      balance: ['amount receivable'],
      // The short report has one column for all that is older than 30 days.
      owed31: ['30 60', '30+'],
      owed61: ['60 90'],
    },
  },
  {
    source: 'YARDI',
    kind: 'RENT_ROLL',
    titles: [
      'unit',
      'unit type',
      'resident',
      'name',
      'market rent',
      'resident deposit',
      'move in',
      'balance',
    ],
    // Resident is the code of the household, and Name says who it is.
    columns: {
      externalId: ['resident'],
      tenant: ['name'],
      deposit: ['resident deposit'],
      leaseTo: ['lease expiration', 'lease to'],
    },
    hasChargeRows: true,
  },
  {
    source: 'ENTRATA',
    kind: 'RENT_ROLL',
    titles: ['bldg unit', 'unit status', 'resident', 'lease end', 'market rent', 'scheduled charges'],
    columns: { unit: ['bldg unit'] },
    hasChargeRows: true,
  },
  {
    source: 'ENTRATA',
    kind: 'DELINQUENCY',
    titles: ['bldg unit', 'resident', '0 30 days', '31 60 days', '61 90 days', '90+ days', 'balance'],
    columns: { unit: ['bldg unit'], owed91: ['90+ days'] },
  },
  {
    source: 'BUILDIUM',
    kind: 'RENT_ROLL',
    titles: [
      'lease start',
      'lease end',
      'bed bath',
      'rent',
      'recurring charges',
      'deposits held',
      'balance due',
    ],
    columns: { bedBath: ['bed bath'], deposit: ['deposits held'], balance: ['balance due'] },
  },
  {
    source: 'REALPAGE',
    kind: 'RENT_ROLL',
    titles: ['unit', 'unit designation', 'sqft', 'unit lease status', 'name', 'lease start', 'lease end'],
    columns: {
      externalId: ['lease id', 'resh id'],
      tenant: ['name'],
      rent: ['lease rent', 'rent'],
      marketRent: ['market rent', 'market addl'],
      deposit: ['dep on hand'],
    },
    hasChargeRows: true,
  },
  {
    source: 'RESMAN',
    kind: 'RENT_ROLL',
    titles: ['unit', 'type', 'sqft', 'residents', 'status', 'market rent', 'rent', 'lease end', 'deposits'],
    columns: { tenant: ['residents'], leaseFrom: ['start'], deposit: ['deposits'] },
  },
  {
    // The ledger of one household; its unit stands above the table.
    source: 'APPFOLIO',
    kind: 'LEDGER',
    titles: ['date', 'payer', 'description', 'charges', 'payments', 'balance'],
    columns: {},
  },
  {
    source: 'YARDI',
    kind: 'LEDGER',
    titles: ['date', 'chg code', 'description', 'charge', 'payment', 'balance', 'chg rec'],
    columns: { chargeType: ['chg code'] },
  },
  {
    // What Buildium takes in, and gives those who move their books: payments stand above zero, and the type says what a row is.
    source: 'BUILDIUM',
    kind: 'LEDGER',
    titles: ['date', 'transaction type', 'property name', 'unit number', 'amount', 'paid by'],
    columns: {
      chargeType: ['transaction type'],
      description: ['general ledger allocation', 'memo'],
    },
  },
  {
    source: 'APPFOLIO',
    kind: 'OWNERS',
    titles: ['name', 'phone numbers', 'email', 'properties owned'],
    columns: { owner: ['name'], addressLine1: ['street'], addressLine2: ['street2', 'street 2'] },
    skipped: ['address'],
  },
];

/** The report that a file is, by its plain titles; the one of most titles where several fit. */
export const presetOf = (plain: readonly string[]): Preset | null =>
  presets
    .filter(({ titles }) => titles.every((title) => plain.includes(title)))
    .toSorted((a, b) => b.titles.length - a.titles.length)[0] ?? null;
