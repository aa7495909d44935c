import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { clientStatuses } from '../account/current-user.ts';
import { invoiceGroupings } from '../invoices/invoice-grouping.ts';
import { route } from '../route.ts';
import { address, stateCode } from '../values/address.ts';
import { email, optionalEmail, optionalPhone, phone } from '../values/contact.ts';
import { courtDate, instant, timeZone } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { dateRange } from '../values/date-range.ts';
import { choices, flag, listQuery, listReply, search, sort } from '../values/paging.ts';
import { organizationName, optionalOrganizationName } from '../values/names.ts';
import { line } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';
import { clientStatistics, marchYear, monthlyClients } from './client-statistics.ts';

/** How a company came: by itself, or by an invite. */
export const clientOrigins = ['ORGANIC', 'INVITED'] as const;
/** What an overdue invoice holds: every new case of the company, those of its property, or nothing. */
export const overdueGates = ['COMPANY', 'PROPERTY', 'NONE'] as const;

/** What a company can be, in the words of its registration. */
export const entityTypes = [
  'LLC',
  'Corporation',
  'Partnership',
  'Limited partnership',
  'Trust',
  'Individual',
  'Nonprofit',
  'Housing authority',
] as const;

/** A law firm that the company engaged, and for which states. */
export const engagement = z.object({
  firmId: id,
  firmName: z.string(),
  stateCodes: z.array(z.string()),
  fromDate: courtDate,
  toDate: courtDate.nullable(),
  /** What one invoice of a run gathers. */
  invoicesBy: z.enum(invoiceGroupings),
});

/** On what terms a company works with a firm that it engaged. */
const firmTerms = z.object({
  firmId: id,
  firmName: z.string(),
  termsDays: z.int(),
  /** Days after the due day before an invoice is overdue. */
  graceDays: z.int(),
  /** What an overdue invoice holds. */
  overdueGate: z.enum(overdueGates),
});
export type FirmTerms = z.output<typeof firmTerms>;
/** What holds until a firm and a company agree something else. */
export const usualTerms = { termsDays: 30, graceDays: 0, overdueGate: 'COMPANY' } as const;

const postal = {
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  zipCode: z.string().nullable(),
};

/** After so many days without a new case somebody asks a company how they are. */
export const SILENT_DAYS = 60;

/** One row of the list of companies. */
export const clientRow = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  entityType: z.enum(entityTypes),
  ...postal,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  origin: z.enum(clientOrigins),
  status: z.enum(clientStatuses),
  propertyCount: z.int(),
  /** Of its active properties. */
  unitCount: z.int(),
  /** Cases that haven’t ended, drafts included. */
  openCases: z.int(),
  /** When the newest case was begun. */
  lastCaseAt: instant.nullable(),
  /** What is overdue; null for those who may not know it. */
  overdueCents: z.int().nullable(),
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
  engagements: z.array(engagement),
  /** Of each of these firms once. */
  terms: z.array(firmTerms),
  /** What of the registration is done; the company is active once the first three are. */
  onboarding: z.object({
    company: z.boolean(),
    accountsPayable: z.boolean(),
    owner: z.boolean(),
    /** A law firm is engaged today: without one no case can be opened. */
    engaged: z.boolean(),
  }),
  ownerCount: z.int(),
  userCount: z.int(),
  updatedAt: instant,
  /** What the caller may change of it. */
  can: z.object({ details: z.boolean(), payables: z.boolean(), terms: z.boolean(), status: z.boolean() }),
});
export type ClientDetails = z.output<typeof clientDetails>;

/** The organization that somebody works for: a company, or a law firm. */
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

/** How a company registers. */
export const newCompany = z.object({
  name: organizationName('companyName'),
  /** What it is called in lists; its name when absent. */
  shortName: optionalOrganizationName(60),
  entityType: z.enum(entityTypes, issue('company_kind')).default('LLC'),
  ...address.shape,
  phone,
  email,
  timeZone: timeZone.optional(),
});

/** Accounts payable: who is sent the invoices, and where when not at the company's address. */
export const payables = z.object({
  name: line('invoiceContact', 120),
  email,
  phone: optionalPhone,
  address: address.nullish(),
});

/** The landlord in whose name the company's first properties stand. */
export const firstOwner = z.object({
  /** The caller's own company when absent. */
  clientId: id.nullish(),
  name: line('ownerName'),
  entityType: z.enum(entityTypes, issue('owner_kind')).default('LLC'),
  ...address.shape,
  phone: optionalPhone,
  email: optionalEmail,
});

const engaged = z
  .object({
    firmId: id,
    stateCodes: z.array(stateCode).min(1, issue('state_missing')).max(60),
    fromDate: courtDate,
    toDate: courtDate.nullish().transform((day) => day ?? null),
    invoicesBy: z.enum(invoiceGroupings).default('COMPANY'),
  })
  .refine(({ fromDate, toDate }) => toDate === null || toDate >= fromDate, {
    path: ['toDate'],
    message: issue('last_before_first'),
  });

/** Terms with a firm; what is absent stays as it is. */
export const termsChanges = z.object({
  termsDays: z.int().min(0).max(180).optional(),
  graceDays: z.int().min(0).max(90).optional(),
  overdueGate: z.enum(overdueGates).optional(),
});

/** What is absent stays as it is. */
export const clientChanges = z.object({
  version: z.int().optional(),
  ...newCompany.omit({ shortName: true, entityType: true }).partial().shape,
  shortName: organizationName('shortName', 60).optional(),
  entityType: z.enum(entityTypes, issue('company_kind')).optional(),
  accountsPayable: payables.optional(),
  /** With one firm; the terms with others stay. */
  terms: termsChanges.extend({ firmId: id }).optional(),
  /** Inactive: no new cases, and nobody of the company is asked for anything. */
  status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
  /** All of them: one that has begun is ended by a last day and never left out. */
  engagements: z.array(engaged).max(50).optional(),
});

const area = 'user-service';
const permission = 'company.read';

/** Companies: property companies and landlords. */
export const clients = {
  list: route({
    method: 'GET',
    area,
    path: '/clients/list',
    reads: ['client'],
    permission,
    summary: 'List the companies that the caller can see',
    query: listQuery({
      search,
      status: choices(clientStatuses),
      origin: choices(clientOrigins),
      /** Active companies, registered for longer, that have begun no case for `SILENT_DAYS` days. */
      silent: flag,
      /** By the day of registration. */
      dateRange,
      sort: sort(['name', 'createdAt'], 'name'),
    }),
    reply: listReply('clients', clientRow),
    failure: 'Get Clients Fail',
  }),
  activeList: route({
    method: 'GET',
    area,
    path: '/clients/active-list',
    reads: ['client'],
    permission,
    summary: 'List active companies by name, for a picker; at most 100',
    query: z.object({ search }),
    reply: z.object({ clients: z.array(namedRef.extend({ shortName: z.string() })) }),
    failure: 'Get Clients Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/clients/details/{id}',
    reads: ['client/{id}'],
    permission,
    summary: 'Retrieve a company',
    params: idParams,
    reply: clientDetails,
    failure: 'Get Client Details Fail',
  }),
  clientData: route({
    method: 'GET',
    area,
    path: '/clients/client-data',
    reads: ['client'],
    permission,
    summary: 'Retrieve the company of the signed-in client',
    reply: clientDetails,
    failure: 'Get Client Details Fail',
  }),
  companyDetails: route({
    method: 'GET',
    area,
    path: '/clients/company-details',
    reads: ['client'],
    permission,
    summary: 'Retrieve the organization that the caller works for: their company or their law firm',
    reply: companyDetails,
    failure: 'Get Company Details Fail',
  }),
  firms: route({
    method: 'GET',
    area,
    path: '/clients/firms',
    reads: [],
    permission,
    summary: 'List the law firms that the caller can engage or add a person to; at most 100',
    reply: z.object({ firms: z.array(namedRef) }),
    failure: 'Get Firms Fail',
  }),
  statistics: route({
    method: 'GET',
    area,
    path: '/clients/statistics',
    reads: ['client'],
    permission: 'statistics.read-admin',
    summary: 'Count the companies that registered in a range of days, by how they came',
    query: z.object({ dateRange }),
    reply: clientStatistics,
    failure: 'Get Client Statistics Fail',
  }),
  monthly: route({
    method: 'GET',
    area,
    path: '/clients/monthly',
    reads: ['client'],
    permission: 'statistics.read-admin',
    summary: 'Count the companies that registered in each month, March to February, with the year before',
    query: z.object({ year: marchYear }),
    reply: monthlyClients,
    failure: 'Get Monthly Clients Fail',
  }),
  onboard: route({
    method: 'POST',
    area,
    path: '/clients/onboard',
    changes: ['client'],
    permission: 'signed-in',
    summary: 'Register a company; a person who belongs to no organization yet becomes its owner',
    body: newCompany,
    reply: z.object({
      clientDetails: z.object({ Id: id }),
      /** As after accepting an invite: the person sets a new password by the mailed link, and signs in again. */
      isSignedOut: z.boolean(),
    }),
    status: 201,
    failure: 'Register Company Fail',
  }),
  addApDetails: route({
    method: 'POST',
    area,
    path: '/clients/add-ap-details/{id}',
    changes: ['client/{id}'],
    permission: 'company.update',
    summary: 'Set who receives the company’s invoices',
    params: idParams,
    body: payables,
    reply: clientDetails,
    failure: 'Register AP Details Fail',
  }),
  addOwner: route({
    method: 'POST',
    area,
    path: '/clients/add-owner',
    changes: ['client', 'property-owner'],
    permission: 'property-owner.create',
    summary: 'Add the owner of the company’s properties',
    body: firstOwner,
    reply: z.object({ id }),
    status: 201,
    failure: 'Add Owner Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/clients/update/{id}',
    changes: ['client/{id}'],
    permission: 'company.update',
    summary: 'Update a company: its details, who pays, and the firms that it engages',
    params: idParams,
    body: clientChanges,
    reply: clientDetails,
    failure: 'Update Company Fail',
  }),
};
