import { recordOf } from '../values/records.ts';
import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { faultReply } from '../errors.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { oneLine } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/**
 * What a file says: who lives where under which lease, who owes how much since when, what was charged and paid, or who owns the
 * properties.
 */
export const importKinds = ['RENT_ROLL', 'DELINQUENCY', 'LEDGER', 'OWNERS'] as const;
export type ImportKind = (typeof importKinds)[number];
/** The system that exported the file. */
export const importSources = [
  'APPFOLIO',
  'BUILDIUM',
  'YARDI',
  'REALPAGE',
  'ENTRATA',
  'RENT_MANAGER',
  'RESMAN',
  'PROPERTYWARE',
  'OTHER',
] as const;
export type ImportSource = (typeof importSources)[number];
/** Of which systems a report of each kind is known by its titles. */
export const knownReports = {
  RENT_ROLL: ['APPFOLIO', 'BUILDIUM', 'ENTRATA', 'REALPAGE', 'RESMAN', 'YARDI'],
  DELINQUENCY: ['APPFOLIO', 'ENTRATA'],
  LEDGER: ['APPFOLIO', 'BUILDIUM', 'YARDI'],
  OWNERS: ['APPFOLIO'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportSource[]>>;
export const importStatuses = ['PREVIEW', 'APPLIED', 'UNDONE'] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importRowStates = ['NEW', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const;
export type ImportRowState = (typeof importRowStates)[number];

const place = ['property', 'building', 'unit'] as const;
const person = ['firstName', 'lastName', 'phone', 'email'] as const;
const roll = [
  ...place,
  'externalId',
  'tenant',
  ...person,
  'leaseFrom',
  'leaseTo',
  'movedInOn',
  'rent',
  'marketRent',
  'deposit',
  'bedrooms',
  'bathrooms',
  'bedBath',
  'sizeSqft',
  'balance',
  'owed0',
  'owed31',
  'owed61',
  'owed91',
] as const;
/** What a column of a file can be, by the kind of file. SSNs are none of them: they are typed on the lease. */
export const importFieldsOf = {
  RENT_ROLL: roll,
  DELINQUENCY: roll,
  // Of a ledger an account is a kind of charge before it is whose charge it is.
  LEDGER: [
    ...place,
    'postedOn',
    'chargeType',
    'description',
    'amount',
    'charge',
    'payment',
    'balance',
    'externalId',
  ],
  OWNERS: [
    'owner',
    'ownerType',
    ...person,
    'addressLine1',
    'addressLine2',
    'city',
    'state',
    'zip',
    'formationState',
    'registrationNumber',
  ],
} as const satisfies Readonly<Record<ImportKind, readonly string[]>>;
export type ImportField = (typeof importFieldsOf)[ImportKind][number];
export const importFields = [...new Set<ImportField>(Object.values(importFieldsOf).flat())];

/** The largest file, in rows. */
export const MOST_IMPORT_ROWS = 50_000;
/** How long an import can be undone. */
export const UNDO_DAYS = 30;

const column = z.int().min(0).max(200);
/** Which column each field is in, counted from 0. */
export const importColumns = z.object(recordOf(importFields, () => column.optional()));
export type ImportColumns = Partial<Record<ImportField, number>>;

/** A cell as somebody mended it. */
export const mendedCell = z.object({
  row: z.int().min(1).max(2_000_000),
  column,
  text: oneLine(300),
});

export const importCounts = z.object({
  /** Rows that say something. */
  found: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Units of the properties that the file names which it doesn’t name. */
  gone: z.int(),
});
export type ImportCounts = z.output<typeof importCounts>;

export const importChange = z.object({
  field: z.string(),
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});

/** An import as a list shows it. */
export const importSummary = z.object({
  id,
  client: namedRef,
  kind: z.enum(importKinds),
  source: z.enum(importSources),
  fileName: z.string(),
  /** The connected system that it was read from; null for a file. */
  connectionId: id.nullable(),
  status: z.enum(importStatuses),
  counts: importCounts,
  createdBy: z.string(),
  createdAt: instant,
  appliedAt: instant.nullable(),
  undoneAt: instant.nullable(),
  /** Until when it can be undone; null where it can’t. */
  undoUntil: instant.nullable(),
});
export type ImportSummary = z.output<typeof importSummary>;

/** An import, with how its columns are read. */
export const importDetails = importSummary.extend({
  titles: z.array(z.string()),
  /** The report of a property system that the file is by its titles; null where they are of no known one. */
  recognized: z.object({ source: z.enum(importSources), kind: z.enum(importKinds) }).nullable(),
  columns: importColumns,
  dayFirst: z.boolean(),
  /** No date of the file says whether the day or the month stands first. */
  datesAreAmbiguous: z.boolean(),
  /** Fields that the kind of file needs and no column gives. */
  missing: z.array(z.enum(importFields)),
  /** Properties that the file names and the company doesn’t have, with how many rows name each; the first of many. */
  unknownProperties: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Units that the file no longer names. */
  gone: z.array(z.object({ property: z.string(), unit: z.string() })),
  /** After an undo: what somebody changed since, which stays. */
  kept: z.array(z.object({ row: z.int(), unit: z.string() })),
  version: z.int(),
});
export type ImportDetails = z.output<typeof importDetails>;

export const importRow = z.object({
  row: z.int(),
  state: z.enum(importRowStates),
  property: z.string(),
  unit: z.string(),
  tenant: z.string(),
  changes: z.array(importChange),
  /** Why it is refused; `column` names the cell, counted from 0. */
  faults: z.array(faultReply.extend({ column: z.int().nullable(), value: z.string(), message: z.string() })),
  cells: z.array(z.string()),
});
export type ImportRow = z.output<typeof importRow>;

export const newImport = z.object({
  source: z.enum(importSources).default('OTHER'),
  kind: z.enum(importKinds),
  /** The caller’s own company when absent. */
  clientId: id.nullish(),
  /** The property of rows that name none. */
  propertyId: id.nullish(),
  file: z.object({
    path: oneLine(800).min(1, issue('missing', { what: 'path' })),
    fileName: oneLine(200).min(1, issue('missing', { what: 'fileName' })),
  }),
});

/** What is being done with a file or an import. */
export const importWorks = ['READ', 'PREVIEW', 'APPLY', 'UNDO'] as const;
export type ImportWork = (typeof importWorks)[number];
export const importSteps = ['START', 'COMPARE', 'WRITE', 'KEEP'] as const;

/** Long work on an import that goes on now. */
export const runningImport = z.object({
  id,
  /** Null while a file is read, of which there is no import yet. */
  importId: id.nullable(),
  fileName: z.string(),
  work: z.enum(importWorks),
  /** What is counted: rows that are compared, records that are written, and rows that are kept with what they change. */
  step: z.enum(importSteps),
  done: z.int(),
  /** 0 while nothing can be counted yet. */
  total: z.int(),
});
export type RunningImport = z.output<typeof runningImport>;
