import { z } from 'zod';
import { namedRef, personRef } from '../cases/case-values.ts';
import { caseStatuses } from '../cases/case-status.ts';
import { issue } from '../sentences/fault.ts';
import { stateCode, zipCode } from '../values/address.ts';
import { optionalEmail, optionalPhone } from '../values/contact.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { changedLine, changedText } from '../values/text.ts';
import { caresAnswers, propertyCategories } from './property-categories.ts';

/** A draft is being typed and opens no case; an inactive one keeps its cases and opens no new one. */
export const propertyStatuses = ['DRAFT', 'ACTIVE', 'INACTIVE'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

/** Where the units and leases of a property come from. */
export const rosterSources = ['TYPED', 'IMPORT', 'CONNECTION'] as const;
export type RosterSource = (typeof rosterSources)[number];

/** One row of the list of properties. */
export const propertyRow = z.object({
  id,
  client: namedRef,
  owner: namedRef.nullable(),
  name: z.string(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  zipCode: z.string().nullable(),
  countyId: id.nullable(),
  countyName: z.string().nullable(),
  propertyCategory: z.enum(propertyCategories),
  caresCovered: z.enum(caresAnswers),
  unitCount: z.int().nullable(),
  rosterSource: z.enum(rosterSources),
  status: z.enum(propertyStatuses),
  managers: z.array(personRef),
  /** Cases of it that haven’t ended, drafts included. */
  openCases: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type PropertyRow = z.output<typeof propertyRow>;

/** The same with what its leases say; null for those who read no leases. */
export const listedProperty = propertyRow.extend({
  /** Units that somebody rents. */
  occupied: z.int().nullable(),
  lateTenants: z.int().nullable(),
  lateCents: cents.nullable(),
});
export type ListedProperty = z.output<typeof listedProperty>;

/** A property, whole. */
export const propertyDetails = propertyRow.extend({
  /** The plaintiff exactly as court papers must name it; null where the owner's name is used. */
  plaintiffName: z.string().nullable(),
  /** The court that its cases go to where the county has several. */
  courthouse: namedRef.nullable(),
  caresBasis: z.string().nullable(),
  yearBuilt: z.int().nullable(),
  licenseNumber: z.string().nullable(),
  licenseExpiresOn: courtDate.nullable(),
  leadCertificateNumber: z.string().nullable(),
  leadCertificateExpiresOn: courtDate.nullable(),
  onsiteContactName: z.string().nullable(),
  onsiteContactPhone: z.string().nullable(),
  onsiteContactEmail: z.string().nullable(),
  /** Who takes the rent; null where it is the company. */
  payeeName: z.string().nullable(),
  payeePhone: z.string().nullable(),
  payeeAddress: z.string().nullable(),
  /** The usual days and hours for payment in person; null where nobody takes it in person. */
  payeeHours: z.string().nullable(),
  /** Why it was deactivated, where somebody said so. */
  inactiveReason: z.string().nullable(),
  externalSource: z.string().nullable(),
  units: z.array(
    z.object({ id, label: z.string(), addressLine1: z.string().nullable(), active: z.boolean() }),
  ),
  /** What the caller may do with it now. */
  can: z.object({
    update: z.boolean(),
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    assignManager: z.boolean(),
  }),
});
export type PropertyDetails = z.output<typeof propertyDetails>;

/** An open case of a property, as it is named where it stands in the way or holds another copy. */
export const caseOfProperty = z.object({
  id,
  title: z.string(),
  status: z.enum(caseStatuses),
  caseNumber: z.string().nullable(),
});
export type CaseOfProperty = z.output<typeof caseOfProperty>;

const unit = z.int().min(1).max(100_000);
const year = z.int(issue('integer_wanted')).min(1600).max(2200);
const orEmpty = <S extends z.ZodType>(shape: S) =>
  z.union([z.literal('').transform(() => null), shape]).nullish();

/** What people type of a property. What is absent stays; a draft takes any part of it. */
export const propertyInput = z.object({
  ownerId: id.nullish(),
  name: changedLine(200),
  addressLine1: changedLine(200),
  addressLine2: changedLine(200),
  city: changedLine(100),
  stateCode: orEmpty(stateCode),
  zipCode: orEmpty(zipCode),
  countyId: id.nullish(),
  courthouseId: id.nullish(),
  plaintiffName: changedLine(300),
  propertyCategory: z.enum(propertyCategories).optional(),
  caresCovered: z.enum(caresAnswers).optional(),
  caresBasis: changedLine(500),
  unitCount: unit.nullish(),
  yearBuilt: year.nullish(),
  licenseNumber: changedLine(60),
  licenseExpiresOn: courtDate.nullish(),
  leadCertificateNumber: changedLine(60),
  leadCertificateExpiresOn: courtDate.nullish(),
  onsiteContactName: changedLine(120),
  onsiteContactPhone: optionalPhone,
  onsiteContactEmail: optionalEmail,
  payeeName: changedLine(200),
  payeePhone: optionalPhone,
  payeeAddress: changedLine(300),
  payeeHours: changedLine(200),
});
export type PropertyInput = z.output<typeof propertyInput>;

/** Another property of the company at the same address doesn’t stand in the way. */
export const duplicateAck = z.boolean().optional();

export const newProperty = propertyInput.extend({
  /** The draft that becomes the property; a new one when absent. */
  id: id.nullish(),
  /** The caller's own company when absent. */
  clientId: id.nullish(),
  version: z.int().optional(),
  duplicateAck,
});
export const deactivation = z.object({ version: z.int().optional(), reason: changedText(500) });

export const propertyStatistics = z.object({
  total: z.int(),
  draft: z.int(),
  active: z.int(),
  inactive: z.int(),
  /** Of active properties, as is all that follows. */
  units: z.int(),
  caresUnknown: z.int(),
  withoutManager: z.int(),
  /** Units that somebody rents, tenants who owe something, and what all of them owe; null for those who read no leases. */
  occupied: z.int().nullable(),
  lateTenants: z.int().nullable(),
  lateCents: z.int().nullable(),
  /** Cases that haven’t ended, counted up to a limit. */
  openCases: z.int(),
  openCasesIsCapped: z.boolean(),
});
export type PropertyStatistics = z.output<typeof propertyStatistics>;
