import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { ledgerKinds } from '@writdesk/contract/cases/case-values';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { z } from 'zod';
import {
  typedField,
  typedFieldNames,
  typedValue,
  type ComposedField,
  type FieldValue,
  type TypedField,
  type TypedFieldOf,
} from '../../../../labels/case/steps.ts';

export type LedgerKind = (typeof ledgerKinds)[number];

/** What is known only masked. `typed` goes to the server once and is kept nowhere in the browser. */
export interface Secret {
  /** As the server shows it: `***-**-1234`; null when it has none. */
  shown: string | null;
  typed: string;
  removed: boolean;
}

export interface TenantDraft {
  /** Keeps a row's fields together while rows come and go; a new tenant gets it for its id. */
  key: string;
  /** Null until the server has the tenant. */
  id: string | null;
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  /** The legal name has one part, and it is in `lastName`. */
  hasOneName: boolean;
  isMinor: boolean;
  email: string;
  phone: string;
  ssn: Secret;
  dateOfBirth: Secret;
}

export interface LedgerDraft {
  key: string;
  kind: LedgerKind;
  dueOn: string | null;
  description: string;
  /** Negative for payments and credits; null while nothing is typed. */
  amountCents: number | null;
}

export interface AddressDraft {
  addressLine1: string;
  addressLine2: string;
  city: string;
  stateCode: string;
  zipCode: string;
}

/** Of a field's input, what a form holds: a text is never absent. */
type Typed<K extends TypedField> = TypedFieldOf<K>['kind'] extends 'text' | 'prose'
  ? string
  : Exclude<z.output<TypedFieldOf<K>['input']>, undefined>;
export type TypedValues = { [K in TypedField]: Typed<K> };

/** Everything that the steps ask for. The names are those of the case and of its eviction facts. */
export interface DraftValues extends TypedValues, ComposedValues {}

interface ComposedValues extends Record<ComposedField, unknown> {
  clientId: string | null;
  propertyId: string | null;
  countyId: string | null;
  courthouseId: string | null;
  /** The unit and the lease of the roster; null where neither is on it. */
  unitId: string | null;
  leaseId: string | null;
  tenants: readonly TenantDraft[];
  /** Null: they are served at the property. */
  tenantAddress: AddressDraft | null;
  reasons: readonly EvictionReasonCode[];
  ledger: readonly LedgerDraft[];
}

// Rows that were kept over a reload bring the keys of their own time along.
const time = Date.now().toString(36);
let keys = 0;
const nextKey = () => `${time}-${++keys}`;
const noSecret: Secret = { shown: null, typed: '', removed: false };

export function blankTenant(): TenantDraft {
  return {
    key: crypto.randomUUID(),
    id: null,
    firstName: '',
    middleName: '',
    lastName: '',
    suffix: '',
    hasOneName: false,
    isMinor: false,
    email: '',
    phone: '',
    ssn: noSecret,
    dateOfBirth: noSecret,
  };
}

export function blankLine(kind: LedgerKind = 'RENT'): LedgerDraft {
  return { key: nextKey(), kind, dueOn: null, description: '', amountCents: null };
}

export function emptyValues(): DraftValues {
  return {
    clientId: null,
    propertyId: null,
    countyId: null,
    courthouseId: null,
    unitId: null,
    leaseId: null,
    tenants: [blankTenant()],
    tenantAddress: null,
    reasons: [],
    ledger: [],
    ...typedValues(() => null),
  };
}

/** The values of one column each. An answer that isn't there and one that was never given are one to the server. */
function typedValues(valueOf: (name: TypedField) => FieldValue): TypedValues {
  const entries = typedFieldNames.map((name) => {
    const { kind, none = null } = typedField(name);
    const value = valueOf(name);
    const isGiven = value !== null && value !== none;
    return [name, isGiven ? value : kind === 'text' || kind === 'prose' ? '' : null];
  });
  return Object.fromEntries(entries) as TypedValues;
}

/** What the server has, as the form holds it. */
export function valuesOf(record: CaseDetails): DraftValues {
  const { caseEviction: eviction, tenantAddress } = record;
  const tenants = record.tenants.map((tenant) => ({
    key: tenant.id,
    id: tenant.id,
    firstName: tenant.firstName,
    middleName: tenant.middleName ?? '',
    lastName: tenant.lastName,
    suffix: tenant.suffix ?? '',
    hasOneName: tenant.hasOneName,
    isMinor: tenant.isMinor,
    email: tenant.email ?? '',
    phone: tenant.phone ?? '',
    ssn: { ...noSecret, shown: tenant.ssn },
    dateOfBirth: { ...noSecret, shown: tenant.dateOfBirth },
  }));
  return {
    clientId: record.clientId,
    propertyId: record.propertyId,
    countyId: record.countyId,
    courthouseId: record.courthouseId,
    unitId: record.unitId,
    leaseId: record.lease?.id ?? null,
    tenants: tenants.length > 0 ? tenants : [blankTenant()],
    tenantAddress: tenantAddress && {
      addressLine1: tenantAddress.addressLine1 ?? '',
      addressLine2: tenantAddress.addressLine2 ?? '',
      city: tenantAddress.city ?? '',
      stateCode: tenantAddress.stateCode ?? '',
      zipCode: tenantAddress.zipCode ?? '',
    },
    reasons: eviction.reasons,
    ledger: eviction.ledger.map(({ kind, dueOn, description, amountCents }) => ({
      key: nextKey(),
      kind,
      dueOn: dueOn ?? null,
      description,
      amountCents: amountCents || null,
    })),
    ...typedValues((name) => typedValue(name, record)),
  };
}
