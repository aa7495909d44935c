import { z } from 'zod';
import { route } from '../route.ts';
import { id, idParams } from '../values/ids.ts';
import { flag, listQuery, listReply, search, sort } from '../values/paging.ts';
import { leaseDetails, leaseInput, unitInput, unitRow } from './roster-values.ts';

const area = 'user-service';
const ofProperty = z.object({ propertyId: id });

/** Units of a property, the leases under which people live there, and what they owe. */
export const rosters = {
  units: route({
    method: 'GET',
    area,
    path: '/rosters/units/{propertyId}',
    reads: ['lease', 'property/{propertyId}'],
    permission: 'lease.read',
    summary: 'List the units of a property with their current leases and balances',
    params: ofProperty,
    query: listQuery({ search, occupied: flag, late: flag, sort: sort(['label', 'balance'], 'label') }),
    reply: listReply('units', unitRow),
    failure: 'Get Units Fail',
  }),
  saveUnit: route({
    method: 'POST',
    area,
    path: '/rosters/save-unit/{propertyId}',
    changes: ['lease', 'property'],
    permission: 'lease.update',
    summary: 'Add a unit to a property, or change one',
    params: ofProperty,
    body: unitInput,
    reply: unitRow,
    failure: 'Save Unit Fail',
  }),
  lease: route({
    method: 'GET',
    area,
    path: '/rosters/lease/{id}',
    reads: ['lease/{id}', 'property'],
    permission: 'lease.read',
    summary: 'Retrieve a lease with its people and its ledger',
    params: idParams,
    reply: leaseDetails,
    failure: 'Get Lease Fail',
  }),
  createLease: route({
    method: 'POST',
    area,
    path: '/rosters/create-lease',
    changes: ['lease', 'property'],
    permission: 'lease.update',
    summary: 'Add the current lease of a unit',
    body: leaseInput.extend({ propertyId: id, unitId: id }),
    reply: leaseDetails,
    status: 201,
    refusals: ['unit_occupied'],
    failure: 'Create Lease Fail',
  }),
  updateLease: route({
    method: 'PUT',
    area,
    path: '/rosters/update-lease/{id}',
    changes: ['lease', 'property'],
    permission: 'lease.update',
    summary: 'Change a lease, its people or its ledger',
    params: idParams,
    body: leaseInput.extend({ version: z.int().optional() }),
    reply: leaseDetails,
    failure: 'Update Lease Fail',
  }),
};
