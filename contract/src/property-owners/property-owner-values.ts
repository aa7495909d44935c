import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { entityTypes } from '../clients/clients.ts';
import { issue } from '../sentences/fault.ts';
import { address, stateCode, zipCode } from '../values/address.ts';
import { optionalEmail, optionalPhone } from '../values/contact.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import {
  changedOrganizationName,
  changedPersonName,
  optionalPersonName,
  personName,
} from '../values/names.ts';
import { changedLine, optionalLine } from '../values/text.ts';

/** A person owns in their own name; an entity owns as a state registered it. */
export const ownerKinds = ['PERSON', 'ENTITY'] as const;
export type OwnerKind = (typeof ownerKinds)[number];
/** The type that a register has for a person. */
export const PERSON_TYPE = 'Individual';

/** A person's name by its parts, as court papers print it. */
export const nameParts = z.object({
  firstName: personName('firstName'),
  middleName: optionalPersonName,
  lastName: personName('lastName'),
  suffix: optionalLine(20),
});
export type NameParts = z.output<typeof nameParts>;

/** One row of the list of owners. */
export const propertyOwnerRow = z.object({
  id,
  client: namedRef,
  kind: z.enum(ownerKinds),
  /** The exact legal name; of persons all who own together. */
  name: z.string(),
  entityType: z.enum(entityTypes),
  /** The registered agent of an entity. */
  agentName: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  active: z.boolean(),
  propertyCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type PropertyOwnerRow = z.output<typeof propertyOwnerRow>;

/** An owner, whole. */
export const propertyOwnerDetails = propertyOwnerRow.extend({
  firstName: z.string().nullable(),
  middleName: z.string().nullable(),
  lastName: z.string().nullable(),
  suffix: z.string().nullable(),
  /** Persons who own together with them. */
  coOwners: z.array(
    z.object({
      firstName: z.string(),
      middleName: z.string().nullable(),
      lastName: z.string(),
      suffix: z.string().nullable(),
    }),
  ),
  /** The state in which the entity was formed, and its number in the register of that state. */
  formationState: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  agentAddress: address.partial().nullable(),
  /** Who signs for the entity. */
  signatoryName: z.string().nullable(),
  signatoryTitle: z.string().nullable(),
  properties: z.array(namedRef),
  /** Who signs in as this owner, for those who may know the company's people. */
  people: z.array(namedRef.extend({ email: z.string() })),
  /** What the caller may do with it. */
  can: z.object({ update: z.boolean() }),
});
export type PropertyOwnerDetails = z.output<typeof propertyOwnerDetails>;

const orEmpty = <S extends z.ZodType>(shape: S) =>
  z.union([z.literal('').transform(() => null), shape]).nullish();
const MOST_CO_OWNERS = 20;

/** What people enter about an owner. What is absent stays; what belongs to the other kind is dropped. */
export const ownerInput = z.object({
  kind: z.enum(ownerKinds).optional(),
  firstName: changedPersonName,
  middleName: changedPersonName,
  lastName: changedPersonName,
  suffix: changedLine(20),
  coOwners: z.array(nameParts).max(MOST_CO_OWNERS).optional(),
  name: changedOrganizationName(200),
  entityType: z.enum(entityTypes, issue('owner_kind')).exclude([PERSON_TYPE], issue('owner_kind')).optional(),
  formationState: orEmpty(stateCode),
  registrationNumber: changedLine(60),
  agentName: changedLine(200),
  agentAddress: address.nullish(),
  signatoryName: changedLine(120),
  signatoryTitle: changedLine(120),
  addressLine1: changedLine(200),
  addressLine2: changedLine(200),
  city: changedLine(100),
  stateCode: orEmpty(stateCode),
  zipCode: orEmpty(zipCode),
  phone: optionalPhone,
  email: optionalEmail,
});
export type OwnerInput = z.output<typeof ownerInput>;

export const newOwner = ownerInput.extend({
  /** The caller's own company when absent. */
  clientId: id.nullish(),
});

export const ownerChanges = ownerInput.extend({
  /** An inactive owner gets no new properties. */
  active: z.boolean().optional(),
});
