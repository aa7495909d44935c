import { z } from 'zod';
import { namedRef, personRef } from '../cases/case-values.ts';
import { caresAnswers, propertyCategories } from './property-categories.ts';
import { route } from '../route.ts';
import { stateCode } from '../values/address.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';

export const propertyStatuses = ['DRAFT', 'ACTIVE', 'INACTIVE'] as const;

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
  status: z.enum(propertyStatuses),
  managers: z.array(personRef),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type PropertyRow = z.output<typeof propertyRow>;

/** A property, whole. */
export const propertyDetails = propertyRow.extend({
  /** The plaintiff exactly as court papers must name it; null where the owner's name is used. */
  plaintiffName: z.string().nullable(),
  caresBasis: z.string().nullable(),
  yearBuilt: z.int().nullable(),
  licenseNumber: z.string().nullable(),
  leadCertificateNumber: z.string().nullable(),
  externalSource: z.string().nullable(),
  units: z.array(
    z.object({ id, label: z.string(), addressLine1: z.string().nullable(), active: z.boolean() }),
  ),
});
export type PropertyDetails = z.output<typeof propertyDetails>;

const area = 'user-service';
const permission = 'property.read';

const query = listQuery({
  search,
  status: choices(propertyStatuses),
  propertyCategory: choices(propertyCategories),
  stateCode: z.union([stateCode, z.literal(['all', ''])]).default('all'),
  countyId: idFilter,
  ownerId: idFilter,
  sort: sort(['name', 'createdAt'], 'name'),
});
export type PropertyListQuery = z.output<typeof query>;
const reply = listReply('properties', propertyRow);

export const properties = {
  list: route({
    method: 'GET',
    area,
    path: '/properties/list-properties',
    reads: ['property'],
    permission,
    summary: 'List the properties that the caller can see',
    query,
    reply,
    failure: 'Get Properties Fail',
  }),
  listOfCompany: route({
    method: 'GET',
    area,
    path: '/properties/list-properties/{companyId}',
    reads: ['property'],
    permission,
    summary: 'List the properties of one company',
    params: z.object({ companyId: id }),
    query,
    reply,
    failure: 'Get Properties Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/properties/details/{id}',
    reads: ['property/{id}'],
    permission,
    summary: 'Retrieve a property',
    params: idParams,
    reply: propertyDetails,
    failure: 'Get Property Details Fail',
  }),
};
