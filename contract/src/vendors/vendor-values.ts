import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { address } from '../values/address.ts';
import { calendarDay, courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { line, optionalLine } from '../values/text.ts';
import { taxForms, vendorIncomes } from './reporting-thresholds.ts';

/** The classifications of line 3 of Form W-9. */
export const taxClasses = [
  'INDIVIDUAL',
  'PARTNERSHIP',
  'TRUST_ESTATE',
  'C_CORPORATION',
  'S_CORPORATION',
  'LLC_PARTNERSHIP',
  'LLC_C_CORPORATION',
  'LLC_S_CORPORATION',
  'OTHER',
] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Payments to these are not reported, except those to lawyers. */
export const corporations: ReadonlySet<TaxClass> = new Set([
  'C_CORPORATION',
  'S_CORPORATION',
  'LLC_C_CORPORATION',
  'LLC_S_CORPORATION',
]);

/** An SSN stands for an ITIN too: both have nine digits and one place on Form W-9. */
export const tinKinds = ['SSN', 'EIN'] as const;
export type TinKind = (typeof tinKinds)[number];

const TIN = /^(?:\d{3}-?\d{2}-?\d{4}|\d{2}-?\d{7})$/;
/** A taxpayer identification number as its nine digits; it goes in and never comes back whole. */
const tin = z
  .string()
  .trim()
  .regex(TIN, { error: issue('tin_format'), abort: true })
  .transform((text) => text.replaceAll('-', ''))
  .refine((digits) => !/^(\d)\1{8}$/.test(digits), issue('tin_format'));

export const MOST_VENDOR_NAMES = 20;

/** What Form W-9 says, and what else the firm knows. */
export const vendorFields = z.object({
  /** Line 1: the name on the tax return. */
  legalName: line('vendorName', 120),
  /** Line 2: the name of the business, where it is another. */
  businessName: optionalLine(120),
  /** Other names that checks are made out to. */
  otherNames: z
    .array(line('vendorName', 120))
    .max(MOST_VENDOR_NAMES, issue('vendor_names_at_most', { max: MOST_VENDOR_NAMES }))
    .default([]),
  taxClass: z.enum(taxClasses),
  income: z.enum(vendorIncomes),
  /** A court, its officer or another public office: nothing is reported. */
  isGovernment: z.boolean().default(false),
  address: address.nullish().transform((value) => value ?? null),
  tinKind: z.enum(tinKinds).nullish(),
  /** Absent, what is kept stays. */
  tin: tin.nullish(),
  /** When the signed form came. */
  w9On: calendarDay.nullish().transform((value) => value ?? null),
});

const hasBothOfTin = ({ tin: number, tinKind }: { tin?: unknown; tinKind?: unknown }) =>
  !number || Boolean(tinKind);
const kindOfTin = { path: ['tinKind'], message: issue('tin_kind_missing') };
export const newVendor = vendorFields.refine(hasBothOfTin, kindOfTin);
export const vendorChanges = vendorFields
  .extend({
    /** The version that the caller saw; a stale one is answered 409. */
    version: z.int().optional(),
  })
  .refine(hasBothOfTin, kindOfTin);

/** Whom the firm pays, as they are shown: of the TIN the last four digits. */
export const vendor = z.object({
  id,
  legalName: z.string(),
  businessName: z.string().nullable(),
  otherNames: z.array(z.string()),
  taxClass: z.enum(taxClasses),
  income: z.enum(vendorIncomes),
  isGovernment: z.boolean(),
  address: address.nullable(),
  tinKind: z.enum(tinKinds).nullable(),
  tinEnding: z.string().nullable(),
  w9On: courtDate.nullable(),
  version: z.int(),
});
export type Vendor = z.output<typeof vendor>;

/** What becomes of a payee’s total. */
export const totalStatuses = [
  /** Reported, and all facts for the form are there. */
  'REPORTED',
  /** Reported, but a fact for the form is missing. */
  'INCOMPLETE',
  /** Nobody has entered who this is. */
  'UNKNOWN_PAYEE',
  /** No threshold of the year is known yet. */
  'NO_THRESHOLD',
  /** Less than the threshold. */
  'BELOW',
  /** A corporation that isn’t paid as a lawyer. */
  'CORPORATION',
  'GOVERNMENT',
] as const;
export type TotalStatus = (typeof totalStatuses)[number];

export const vendorFacts = ['TIN', 'ADDRESS', 'W9'] as const;
export type VendorFact = (typeof vendorFacts)[number];

/** What a payee was paid in a year. */
export const vendorTotal = z.object({
  /** Of the vendor, or the name itself where there is none. */
  id: z.string(),
  name: z.string(),
  vendor: vendor.nullable(),
  payments: z.int(),
  paidCents: cents,
  form: z.enum(taxForms).nullable(),
  box: z.string().nullable(),
  thresholdCents: cents.nullable(),
  status: z.enum(totalStatuses),
  missing: z.array(z.enum(vendorFacts)),
});
export type VendorTotal = z.output<typeof vendorTotal>;
