import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { entityTypes } from '../clients/clients.ts';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';

/** A landlord whose properties a company manages. */
export const propertyOwner = z.object({
  id,
  client: namedRef,
  name: z.string(),
  entityType: z.enum(entityTypes),
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
export type PropertyOwner = z.output<typeof propertyOwner>;

const area = 'user-service';
const permission = 'property-owner.read';

export const propertyOwners = {
  list: route({
    method: 'GET',
    area,
    path: '/property-owners/list',
    reads: ['property-owner'],
    permission,
    summary: 'List the property owners that the caller can see',
    query: listQuery({ search, clientId: idFilter, active: flag, sort: sort(['name', 'createdAt'], 'name') }),
    reply: listReply('owners', propertyOwner),
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
    reply: propertyOwner.extend({ properties: z.array(namedRef) }),
    failure: 'Get Property Owner Details Fail',
  }),
};
