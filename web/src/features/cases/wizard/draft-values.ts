import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { ledgerKinds } from '@writdesk/contract/cases/case-values';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { NoticeType, ServiceMethod } from '@writdesk/contract/notices/notice-types';
import type { CaresAnswer } from '@writdesk/contract/properties/property-categories';
import type { DraftField } from '../../../labels/case/steps.ts';

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

/** Everything that the steps ask for. The names are those of the case and of its eviction facts. */
export interface DraftValues extends Record<DraftField, unknown> {
  clientId: string | null;
  propertyId: string | null;
  countyId: string | null;
  courthouseId: string | null;
  unitLabel: string;
  /** The unit and the lease of the roster; null where neither is on it. */
  unitId: string | null;
  leaseId: string | null;
  plaintiffName: string;
  occupied: boolean | null;
  tenants: readonly TenantDraft[];
  /** Null: they are served at the property. */
  tenantAddress: AddressDraft | null;
  reasons: readonly EvictionReasonCode[];
  reasonText: string;
  leaseIsWritten: boolean | null;
  leaseFrom: string | null;
  leaseTo: string | null;
  monthlyRentCents: number | null;
  rentThrough: string | null;
  claimedCents: number | null;
  ledger: readonly LedgerDraft[];
  noticeType: NoticeType | null;
  noticeServedOn: string | null;
  rentPeriodEndsOn: string | null;
  noticeServedBy: string;
  noticeMethod: ServiceMethod | null;
  noticeAmountCents: number | null;
  caresCovered: CaresAnswer | null;
  comment: string;
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
    unitLabel: '',
    unitId: null,
    leaseId: null,
    plaintiffName: '',
    occupied: null,
    tenants: [blankTenant()],
    tenantAddress: null,
    reasons: [],
    reasonText: '',
    leaseIsWritten: null,
    leaseFrom: null,
    leaseTo: null,
    monthlyRentCents: null,
    rentThrough: null,
    claimedCents: null,
    ledger: [],
    noticeType: null,
    noticeServedOn: null,
    rentPeriodEndsOn: null,
    noticeServedBy: '',
    noticeMethod: null,
    noticeAmountCents: null,
    caresCovered: null,
    comment: '',
  };
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
    unitLabel: record.unitLabel ?? '',
    unitId: record.unitId,
    leaseId: record.lease?.id ?? null,
    plaintiffName: record.plaintiffName ?? '',
    occupied: eviction.occupied,
    tenants: tenants.length > 0 ? tenants : [blankTenant()],
    tenantAddress: tenantAddress && {
      addressLine1: tenantAddress.addressLine1 ?? '',
      addressLine2: tenantAddress.addressLine2 ?? '',
      city: tenantAddress.city ?? '',
      stateCode: tenantAddress.stateCode ?? '',
      zipCode: tenantAddress.zipCode ?? '',
    },
    reasons: eviction.reasons,
    reasonText: eviction.reasonText ?? '',
    leaseIsWritten: eviction.leaseIsWritten,
    leaseFrom: eviction.leaseFrom,
    leaseTo: eviction.leaseTo,
    monthlyRentCents: eviction.monthlyRentCents,
    rentThrough: eviction.rentThrough,
    // The server keeps 0 for a sum that nobody has given.
    claimedCents: eviction.claimedCents || null,
    ledger: eviction.ledger.map(({ kind, dueOn, description, amountCents }) => ({
      key: nextKey(),
      kind,
      dueOn: dueOn ?? null,
      description,
      amountCents: amountCents || null,
    })),
    noticeType: eviction.noticeType,
    noticeServedOn: eviction.noticeServedOn,
    rentPeriodEndsOn: eviction.rentPeriodEndsOn,
    noticeServedBy: eviction.noticeServedBy ?? '',
    noticeMethod: eviction.noticeMethod,
    noticeAmountCents: eviction.noticeAmountCents,
    // Nobody has answered yet, and "I do not know", are one to the server. An answer that isn't there is not chosen.
    caresCovered: eviction.caresCovered === 'UNKNOWN' ? null : eviction.caresCovered,
    comment: record.comment ?? '',
  };
}
