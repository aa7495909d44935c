import { z } from 'zod';
import { route } from '../route.ts';
import { zipCode } from '../values/address.ts';
import { id } from '../values/ids.ts';
import { idFilter, listQuery, listReply, search } from '../values/paging.ts';

/** A state, the District of Columbia or a territory; military mail is none. */
export const state = z.object({
  id,
  countryId: id,
  code: z.string(),
  fips: z.string().nullable(),
  name: z.string(),
  kind: z.enum(['state', 'district', 'territory', 'postal']),
  /** The time that most of the state keeps; a courthouse has its own. */
  timeZone: z.string(),
});
export type State = z.output<typeof state>;

export const county = z.object({
  id,
  fips: z.string(),
  /** Unique in its state: Fulton, Richmond, Richmond city. */
  name: z.string(),
  /** As a caption has it: Fulton County, Orleans Parish. */
  fullName: z.string(),
  stateId: id,
  stateCode: z.string(),
  timeZone: z.string(),
});
export type County = z.output<typeof county>;

export const city = z.object({ id, name: z.string(), stateId: id });
export type City = z.output<typeof city>;

/** A county that a ZIP code may lie in. The main one is the likeliest, never certain: a person confirms it. */
export const candidateCounty = county.extend({
  isMain: z.boolean(),
  /** From the middle of the ZIP code to the county's border, in meters; 0 where the middle lies in it. */
  distanceMeters: z.int(),
});
export type CandidateCounty = z.output<typeof candidateCounty>;

export const zipPlace = z.object({
  zipCode: z.string(),
  city,
  /** Null for military mail and a few post offices. */
  county: candidateCounty.nullable(),
  state,
  /** All candidates, the main one first, then by distance. */
  counties: z.array(candidateCounty),
});
export type ZipPlace = z.output<typeof zipPlace>;

const area = 'user-service';
const permission = 'signed-in';
const countryId = idFilter.describe('The United States when absent.');

export const geography = {
  states: route({
    method: 'GET',
    area,
    path: '/geography/get-states',
    reads: [],
    permission,
    summary: 'List the states, the District of Columbia and the territories, by name',
    query: z.object({ countryId }),
    reply: z.object({ states: z.array(state) }),
    failure: 'Get States Fail',
  }),
  stateCounties: route({
    method: 'GET',
    area,
    path: '/geography/get-counties',
    reads: [],
    permission,
    summary: 'List all counties of a state, by name',
    query: z.object({ stateId: id }),
    reply: z.object({ counties: z.array(county) }),
    failure: 'Get Counties Fail',
  }),
  counties: route({
    method: 'GET',
    area,
    path: '/geography/counties',
    reads: [],
    permission,
    summary: 'Search the counties of all states by name',
    query: listQuery({ search, stateId: idFilter }),
    reply: listReply('counties', county),
    failure: 'Get Counties Fail',
  }),
  cities: route({
    method: 'GET',
    area,
    path: '/geography/get-cities',
    reads: [],
    permission,
    summary: 'List the cities of a state, by name',
    query: z.object({ countryId, stateId: id }),
    reply: z.object({ cities: z.array(city) }),
    failure: 'Get Cities Fail',
  }),
  zipCode: route({
    method: 'GET',
    area,
    path: '/geography/zipcode-lookup',
    reads: [],
    permission,
    summary: 'Look up the city, state and all candidate counties of a ZIP code',
    query: z.object({ countryId, zipCode }),
    reply: zipPlace,
    failure: 'Zip Code Lookup Fail',
  }),
};
