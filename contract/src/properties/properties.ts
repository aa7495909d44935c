import { z } from 'zod';
import { caresAnswers, propertyCategories } from './property-categories.ts';
import {
  caseOfProperty,
  deactivation,
  duplicateAck,
  listedProperty,
  newProperty,
  propertyDetails,
  propertyInput,
  propertyStatistics,
  propertyStatuses,
  rosterSources,
} from './property-values.ts';
import { bulkResults, bulkRows } from '../values/bulk.ts';
import { route } from '../route.ts';
import { stateCode } from '../values/address.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';

const area = 'user-service';
const permission = 'property.read';

const query = listQuery({
  search,
  status: choices(propertyStatuses),
  propertyCategory: choices(propertyCategories),
  caresCovered: choices(caresAnswers),
  stateCode: z.union([stateCode, z.literal(['all', ''])]).default('all'),
  clientId: idFilter,
  countyId: idFilter,
  ownerId: idFilter,
  withoutManager: flag,
  source: choices(rosterSources),
  /** By name, what begins with the text that is searched for stands before what holds it elsewhere. */
  sort: sort(['name', 'createdAt'], 'name'),
});
export type PropertyListQuery = z.output<typeof query>;
const reply = listReply('properties', listedProperty);
const managed = {
  method: 'POST',
  area,
  changes: ['property', 'user', 'case'],
  permission: 'property.assign-manager',
  params: idParams,
  body: z.object({ userId: id }),
  reply: propertyDetails,
} as const;

/** What may be done with many properties at once. */
export const bulkPropertyActions = ['deactivate', 'reactivate'] as const;
export const bulkManagerActions = ['assign', 'remove'] as const;

export const properties = {
  list: route({
    method: 'GET',
    area,
    path: '/properties/list-properties',
    reads: ['property', 'lease'],
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
    reads: ['property', 'lease'],
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
  statistics: route({
    method: 'GET',
    area,
    path: '/properties/statistics',
    reads: ['property', 'case-count', 'lease'],
    permission,
    summary: 'Count the properties that the caller can see',
    query: z.object({ clientId: idFilter }),
    reply: propertyStatistics,
    failure: 'Get Property Statistics Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/properties/create',
    changes: ['property', 'client'],
    permission: 'property.create',
    summary: 'Add a property, or turn a draft into one',
    body: newProperty,
    reply: propertyDetails,
    status: 201,
    refusals: ['property_duplicate'],
    failure: 'Create Property Fail',
  }),
  saveDraft: route({
    method: 'POST',
    area,
    path: '/properties/save-draft',
    changes: ['property', 'client'],
    permission: 'property.create',
    summary: 'Save a property as a draft; every field is optional',
    body: newProperty.omit({ duplicateAck: true }),
    reply: propertyDetails,
    failure: 'Save Property Draft Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/properties/update/{id}',
    changes: ['property', 'case'],
    permission: 'property.update',
    summary: 'Update a property; drafts of cases follow it, and submitted ones keep their copy',
    params: idParams,
    body: z.object({ propertyId: id, property: propertyInput, version: z.int().optional(), duplicateAck }),
    reply: propertyDetails.extend({
      /** Open cases that hold another copy of what changed: drafts follow, the others keep it. */
      casesWithOtherCopy: z.array(caseOfProperty.extend({ follows: z.boolean() })),
    }),
    refusals: ['property_duplicate'],
    failure: 'Update Property Fail',
  }),
  deactivate: route({
    method: 'DELETE',
    area,
    path: '/properties/deactivate/{id}',
    changes: ['property', 'client'],
    permission: 'property.deactivate',
    summary: 'Deactivate a property; a draft that nothing uses is deleted',
    params: idParams,
    body: deactivation,
    reply: z.object({ id, deleted: z.boolean() }),
    refusals: ['property_has_open_cases'],
    failure: 'Deactivate Property Fail',
  }),
  reactivate: route({
    method: 'POST',
    area,
    path: '/properties/reactivate/{id}',
    changes: ['property'],
    permission: 'property.deactivate',
    summary: 'Reactivate a property',
    params: idParams,
    body: z.object({ version: z.int().optional(), duplicateAck }),
    reply: propertyDetails,
    refusals: ['property_duplicate'],
    failure: 'Reactivate Property Fail',
  }),
  assignManager: route({
    ...managed,
    path: '/properties/assign-manager/{id}',
    summary: 'Assign a manager or a viewer to a property',
    failure: 'Assign Manager Fail',
  }),
  removeManager: route({
    ...managed,
    path: '/properties/remove-manager/{id}',
    summary: 'Remove a manager or a viewer from a property',
    failure: 'Remove Manager Fail',
  }),
  bulk: route({
    method: 'POST',
    area,
    path: '/properties/bulk/{action}',
    changes: ['property', 'client'],
    permission: 'property.deactivate',
    summary: 'Deactivate or reactivate up to 200 properties; each has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkPropertyActions) }),
    body: z.object({
      rows: bulkRows,
      /** Why they are deactivated. */
      reason: deactivation.shape.reason,
    }),
    reply: bulkResults,
    failure: 'Change Properties Fail',
  }),
  bulkManagers: route({
    method: 'POST',
    area,
    path: '/properties/bulk-managers/{action}',
    changes: managed.changes,
    permission: managed.permission,
    summary:
      'Assign a manager or a viewer to up to 200 properties, or remove them; each property has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkManagerActions) }),
    body: managed.body.extend({ rows: bulkRows }),
    reply: bulkResults,
    failure: 'Change Managers Fail',
  }),
};
