import { z } from 'zod';
import { namedRef } from './case-values.ts';
import { route } from './route.ts';
import { address } from './values/address.ts';
import { courtDate, instant } from './values/dates.ts';
import { id, idParams } from './values/ids.ts';
import { choices, listQuery, listReply, search, sort } from './values/paging.ts';

export const clientStatuses = ['ONBOARDING', 'ACTIVE', 'INACTIVE'] as const;
/** How a company came: by itself, or by an invite. */
export const clientOrigins = ['ORGANIC', 'INVITED'] as const;
/** What an overdue invoice holds: every new case of the company, those of its property, or nothing. */
export const overdueGates = ['COMPANY', 'PROPERTY', 'NONE'] as const;

/** A law firm that the company engaged, and for which states. */
export const engagement = z.object({
  firmId: id,
  firmName: z.string(),
  stateCodes: z.array(z.string()),
  fromDate: courtDate,
  toDate: courtDate.nullable(),
});

const postal = {
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  zipCode: z.string().nullable(),
};

/** One row of the list of companies. */
export const clientRow = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  entityType: z.string(),
  ...postal,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  origin: z.enum(clientOrigins),
  status: z.enum(clientStatuses),
  propertyCount: z.int(),
  createdAt: instant,
  version: z.int(),
});
export type ClientRow = z.output<typeof clientRow>;

/** A company, whole. */
export const clientDetails = clientRow.extend({
  timeZone: z.string(),
  /** Accounts payable: who is sent the invoices. */
  accountsPayable: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: address.partial().nullable(),
  }),
  termsDays: z.int(),
  graceDays: z.int(),
  overdueGate: z.enum(overdueGates),
  engagements: z.array(engagement),
  ownerCount: z.int(),
  userCount: z.int(),
  updatedAt: instant,
});
export type ClientDetails = z.output<typeof clientDetails>;

/** The house that somebody works for: a company, or a law firm. */
export const companyDetails = z.object({
  kind: z.enum(['CLIENT', 'FIRM']),
  id,
  name: z.string(),
  shortName: z.string(),
  ...postal,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  timeZone: z.string(),
  /** The firms of a company; empty for a firm. */
  engagements: z.array(engagement),
});

const area = 'user-service';
const permission = 'company.read';

/** Companies: property companies and landlords. */
export const clients = {
  list: route({
    method: 'GET',
    area,
    path: '/clients/list',
    permission,
    summary: 'Companies that the caller can see',
    query: listQuery({
      search,
      status: choices(clientStatuses),
      origin: choices(clientOrigins),
      sort: sort(['name', 'createdAt'], 'name'),
    }),
    reply: listReply('clients', clientRow),
    failure: 'Get Clients Fail',
  }),
  activeList: route({
    method: 'GET',
    area,
    path: '/clients/active-list',
    permission,
    summary: 'Active companies by name, for choosing one; at most 100',
    query: z.object({ search }),
    reply: z.object({ clients: z.array(namedRef.extend({ shortName: z.string() })) }),
    failure: 'Get Clients Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/clients/details/{id}',
    permission,
    summary: 'A company, whole',
    params: idParams,
    reply: clientDetails,
    failure: 'Get Client Details Fail',
  }),
  clientData: route({
    method: 'GET',
    area,
    path: '/clients/client-data',
    permission,
    summary: 'The company of the signed-in client',
    reply: clientDetails,
    failure: 'Get Client Details Fail',
  }),
  companyDetails: route({
    method: 'GET',
    area,
    path: '/clients/company-details',
    permission,
    summary: 'The house that the caller works for: his company or his law firm',
    reply: companyDetails,
    failure: 'Get Company Details Fail',
  }),
};
