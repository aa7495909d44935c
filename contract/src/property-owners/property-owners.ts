import { z } from 'zod';
import { bulkResults, bulkRows } from '../values/bulk.ts';
import { route } from '../route.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import {
  newOwner,
  ownerChanges,
  ownerKinds,
  propertyOwnerDetails,
  propertyOwnerRow,
} from './property-owner-values.ts';

const area = 'user-service';
const permission = 'property-owner.read';

const query = listQuery({
  search,
  clientId: idFilter,
  kind: choices(ownerKinds),
  active: flag,
  sort: sort(['name', 'createdAt'], 'name'),
});
export type OwnerListQuery = z.output<typeof query>;

/** What may be done with many owners at once. */
export const bulkOwnerActions = ['deactivate', 'reactivate'] as const;

/** Those whose properties a company manages: persons and entities. */
export const propertyOwners = {
  list: route({
    method: 'GET',
    area,
    path: '/property-owners/list',
    reads: ['property-owner'],
    permission,
    summary: 'List the property owners that the caller can see',
    query,
    reply: listReply('owners', propertyOwnerRow),
    failure: 'Get Property Owners Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/property-owners/details/{id}',
    reads: ['property-owner/{id}'],
    permission,
    summary: 'Retrieve a property owner with their properties',
    params: idParams,
    reply: propertyOwnerDetails,
    failure: 'Get Property Owner Details Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/property-owners/create',
    changes: ['property-owner', 'client'],
    permission: 'property-owner.create',
    summary: 'Add a property owner: a person by the parts of their name, or an entity as it is registered',
    body: newOwner,
    reply: propertyOwnerDetails,
    status: 201,
    failure: 'Create Property Owner Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/property-owners/update/{id}',
    changes: ['property-owner', 'property', 'user', 'case'],
    permission: 'property-owner.update',
    summary: 'Update a property owner; an owner of active properties stays active',
    params: idParams,
    body: z.object({ ownerId: id, ownerDetails: ownerChanges, version: z.int().optional() }),
    reply: propertyOwnerDetails,
    refusals: ['owner_has_active_properties'],
    failure: 'Update Property Owner Fail',
  }),
  bulk: route({
    method: 'POST',
    area,
    path: '/property-owners/bulk/{action}',
    changes: ['property-owner', 'property', 'user', 'case'],
    permission: 'property-owner.update',
    summary: 'Deactivate or reactivate up to 200 owners; each has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkOwnerActions) }),
    body: z.object({ rows: bulkRows }),
    reply: bulkResults,
    failure: 'Change Property Owners Fail',
  }),
};
