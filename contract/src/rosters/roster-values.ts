import { z } from 'zod';
import { ledgerLine, MOST_LEDGER_LINES, namedRef, tenantInput } from '../cases/case-values.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents, positiveCents } from '../values/money.ts';
import { changedLine, oneLine } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

export const leaseTerms = ['FIXED', 'MONTH_TO_MONTH', 'WEEKLY'] as const;
export type LeaseTerm = (typeof leaseTerms)[number];
export const leaseSubsidies = ['NONE', 'VOUCHER', 'LIHTC', 'PUBLIC_HOUSING', 'USDA_RD', 'OTHER'] as const;
export type LeaseSubsidy = (typeof leaseSubsidies)[number];
/** Only leaseholders become defendants by themselves. */
export const leasePersonKinds = ['LEASEHOLDER', 'OCCUPANT', 'COSIGNER'] as const;
export type LeasePersonKind = (typeof leasePersonKinds)[number];
/** Whether what is owed was added up from a ledger, or said by a report. */
export const balanceSources = ['LEDGER', 'REPORT'] as const;

/** What is owed under a lease on a day; `balanceOn` is null where nobody has said. */
export const leaseBalance = z.object({
  balanceSource: z.enum(balanceSources),
  balanceOn: courtDate.nullable(),
  balanceCents: cents,
  rentOwedCents: cents,
  otherOwedCents: cents,
  owed0Cents: cents,
  owed31Cents: cents,
  owed61Cents: cents,
  owed91Cents: cents,
});

const version = z.int().optional();
const days = (max: number) => z.int(issue('integer_wanted')).min(0).max(max);

/** What people type of a unit. What is absent stays. */
export const unitInput = z.object({
  /** The unit that changes; a new one when absent. */
  id: id.nullish(),
  version,
  label: oneLine(60).min(1, issue('missing', { what: 'unitLabel' })),
  /** The building by its name, where the property has several. */
  building: changedLine(120),
  addressLine1: changedLine(200),
  addressLine2: changedLine(200),
  bedrooms: days(50).nullish(),
  bathrooms: z.number().min(0).max(50).multipleOf(0.25).nullish(),
  sizeSqft: z.int(issue('integer_wanted')).min(1).max(1_000_000).nullish(),
  marketRentCents: positiveCents.nullish(),
  active: z.boolean().optional(),
});
export type UnitInput = z.output<typeof unitInput>;

/** Somebody of a lease. The SSN and the date of birth go in and never come back whole. */
export const leasePersonInput = tenantInput.extend({
  kind: z.enum(leasePersonKinds).default('LEASEHOLDER'),
  lastName: oneLine(100).min(1, issue('missing', { what: 'lastName' })),
  language: oneLine(60).nullish(),
  /** Asked for a reasonable accommodation that nobody has decided yet. */
  accommodationPending: z.boolean().default(false),
});
export type LeasePersonInput = z.output<typeof leasePersonInput>;

/** What people type of a lease. What is absent stays; people and ledger are sent whole. */
export const leaseInput = z.object({
  leaseFrom: courtDate.nullish(),
  leaseTo: courtDate.nullish(),
  renewedOn: courtDate.nullish(),
  term: z.enum(leaseTerms).optional(),
  isWritten: z.boolean().optional(),
  rentCents: positiveCents.nullish(),
  dueDay: z.int(issue('integer_wanted')).min(1).max(31).optional(),
  graceDays: days(60).nullish(),
  lateFeeCents: positiveCents.nullish(),
  depositCents: positiveCents.nullish(),
  forfeitureClause: z.boolean().nullish(),
  subsidy: z.enum(leaseSubsidies).optional(),
  noticeGivenOn: courtDate.nullish(),
  /** Whether they pay what they owe by a plan that somebody agreed to. */
  paymentPlan: z.boolean().nullish(),
  /** Whether one of them is on active duty. */
  inService: z.boolean().nullish(),
  movedInOn: courtDate.nullish(),
  /** The day on which they left; the lease is then no longer the unit's current one. */
  movedOutOn: courtDate.nullish(),
  people: z
    .array(leasePersonInput)
    .max(40, issue('tenants_at_most', { max: 40 }))
    .optional(),
  ledger: z.array(ledgerLine).max(MOST_LEDGER_LINES).optional(),
});
export type LeaseInput = z.output<typeof leaseInput>;

/** A lease as one line names it. */
export const leaseRow = leaseBalance.extend({
  id,
  tenantNames: z.string(),
  term: z.enum(leaseTerms),
  leaseFrom: courtDate.nullable(),
  leaseTo: courtDate.nullable(),
  rentCents: cents.nullable(),
});
export type LeaseRow = z.output<typeof leaseRow>;

export const unitRow = z.object({
  id,
  building: z.string().nullable(),
  label: z.string(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  bedrooms: z.int().nullable(),
  bathrooms: z.number().nullable(),
  sizeSqft: z.int().nullable(),
  marketRentCents: cents.nullable(),
  active: z.boolean(),
  version: z.int(),
  /** The lease under which somebody lives there now. */
  lease: leaseRow.nullable(),
});
export type UnitRow = z.output<typeof unitRow>;

/** Somebody of a lease, as they are shown: of the SSN the last four digits, of the birth the year. */
export const leasePerson = z.object({
  id,
  kind: z.enum(leasePersonKinds),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  suffix: z.string().nullable(),
  isMinor: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  accommodationPending: z.boolean(),
  ssn: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
});

/** A lease, whole. */
export const leaseDetails = leaseRow.extend({
  client: namedRef,
  property: namedRef,
  unit: z.object({ id, label: z.string(), building: z.string().nullable() }),
  isCurrent: z.boolean(),
  renewedOn: courtDate.nullable(),
  isWritten: z.boolean(),
  dueDay: z.int(),
  graceDays: z.int().nullable(),
  lateFeeCents: cents.nullable(),
  depositCents: cents.nullable(),
  forfeitureClause: z.boolean().nullable(),
  subsidy: z.enum(leaseSubsidies),
  noticeGivenOn: courtDate.nullable(),
  paymentPlan: z.boolean().nullable(),
  inService: z.boolean().nullable(),
  movedInOn: courtDate.nullable(),
  movedOutOn: courtDate.nullable(),
  /** Empty for those who read only sums. */
  people: z.array(leasePerson),
  ledger: z.array(ledgerLine.extend({ id })),
  /** The system that it was imported from. */
  externalSource: z.string().nullable(),
  /** Cases that name it, of those that the caller sees. */
  cases: z.array(z.object({ id, title: z.string() })),
  updatedAt: instant,
  version: z.int(),
  can: z.object({ update: z.boolean(), readPeople: z.boolean() }),
});
export type LeaseDetails = z.output<typeof leaseDetails>;
