import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { line } from '../values/text.ts';

/** A county in which a firm works, and the location of its accounts to which it posts what happens there. */
export const locationMapping = z.object({
  /** The county’s. */
  id,
  countyName: z.string(),
  stateCode: z.string(),
  stateId: id,
  locationId: z.string().nullable(),
  locationName: z.string().nullable(),
  /** The firm has cases there: without a location their invoices can’t be posted. */
  hasCases: z.boolean(),
  updatedAt: instant.nullable(),
  /** 0 while there is no location. */
  version: z.int(),
});
export type LocationMapping = z.output<typeof locationMapping>;

export const locationChanges = z.object({
  /** The version that the caller saw; a stale one is answered 409. */
  version: z.int().optional(),
  locationId: line('locationId', 40),
  locationName: line('locationName', 120),
  /** Only from those who work for no firm: whose accounts they are. */
  firmId: id.optional(),
});

/** One firm’s: the caller’s own, or the named one; the first by name where neither is said. */
const ofFirm = { firmId: idFilter };
const listFilters = listQuery({
  ...ofFirm,
  /** Finds in the names of county and location, and in the location’s id. */
  search,
  stateId: idFilter,
  /** With a location, or without one. */
  mapped: flag,
  /** Only counties where the firm has cases. */
  withCases: flag,
  sort: sort(['countyName', 'locationName', 'locationId', 'updatedAt'], 'countyName'),
});
export type LocationMappingQuery = z.output<typeof listFilters>;

const area = 'case-service';

export const locationMappings = {
  list: route({
    method: 'GET',
    area,
    path: '/location-mappings/list',
    reads: ['location-mapping', 'case-count'],
    permission: 'location-mapping.read',
    summary: 'List the counties in which a firm is engaged or has cases, with their locations',
    query: listFilters,
    reply: listReply('counties', locationMapping, { firm: namedRef.nullable() }),
    failure: 'Get Location Mappings Fail',
  }),
  exportCsv: route({
    method: 'GET',
    area,
    path: '/location-mappings/export-csv',
    reads: [],
    permission: 'location-mapping.read',
    summary: 'Write the counties and their locations as a CSV file, and create a link to download it',
    query: z.object(ofFirm),
    reply: z.object({ url: z.string().min(1) }),
    failure: 'Failed to download county location mapping CSV',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/location-mappings/update/{id}',
    changes: ['location-mapping'],
    permission: 'location-mapping.update',
    summary: 'Set the location of a county',
    params: idParams,
    body: locationChanges,
    reply: locationMapping,
    failure: 'Update Location Mapping Failed',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/location-mappings/delete/{id}',
    changes: ['location-mapping'],
    permission: 'location-mapping.delete',
    summary: 'Remove the location of a county',
    params: idParams,
    query: z.object(ofFirm),
    reply: z.object({ id }),
    failure: 'Delete Location Mapping Failed',
  }),
};
