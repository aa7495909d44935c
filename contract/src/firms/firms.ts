import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { address, stateCode } from '../values/address.ts';
import { email, phone } from '../values/contact.ts';
import { instant, timeZone } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { positiveCents } from '../values/money.ts';
import { organizationName, optionalOrganizationName } from '../values/names.ts';
import { listQuery, listReply, search, sort } from '../values/paging.ts';

/** A law firm in the list. */
export const firmRow = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  stateCode: z.string(),
  zipCode: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Companies that engage it today. */
  companyCount: z.int(),
  /** People who work in it, the deactivated ones left out. */
  userCount: z.int(),
  createdAt: instant,
  version: z.int(),
});
export type FirmRow = z.output<typeof firmRow>;

/** A law firm, whole. */
export const firmDetails = firmRow.extend({
  timeZone: z.string(),
  /** Charged for a case that its lawyer approved, where the firm’s catalog has no price for it. */
  attorneyFeeCents: positiveCents,
  can: z.object({ update: z.boolean() }),
});
export type FirmDetails = z.output<typeof firmDetails>;

/** In cents; nobody asks a million dollars for a case. */
const attorneyFee = positiveCents.max(1_000_000_00);

const fields = {
  name: organizationName('firmName'),
  /** What it is called in lists; its name when absent. */
  shortName: optionalOrganizationName(60),
  ...address.shape,
  phone,
  email,
  timeZone,
};

/** A firm with what its first case needs: a catalog of bill items, and a published workflow for each state. */
export const newFirm = z.object({
  ...fields,
  timeZone: timeZone.default('America/New_York'),
  attorneyFeeCents: attorneyFee.default(0),
  /** Where it works: it begins with the standard workflow of each of these. */
  stateCodes: z.array(stateCode).min(1, issue('state_missing')).max(60),
});

/** What is absent stays as it is. */
export const firmChanges = z.object({
  /** The version that the caller saw; a stale one is answered 409. */
  version: z.int().optional(),
  ...z.object(fields).omit({ shortName: true }).partial().shape,
  shortName: organizationName('shortName', 60).optional(),
  attorneyFeeCents: attorneyFee.optional(),
});

const area = 'user-service';

/** Law firms: Writdesk’s administrator creates them, and each keeps its own details. */
export const firms = {
  list: route({
    method: 'GET',
    area,
    path: '/firms/list',
    reads: ['firm'],
    permission: 'firm.read-all',
    summary: 'List the law firms, with how many companies engage each and how many people work in it',
    query: listQuery({ search, sort: sort(['name', 'createdAt'], 'name') }),
    reply: listReply('firms', firmRow),
    failure: 'Get Firms Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/firms/details/{id}',
    reads: ['firm/{id}'],
    permission: 'firm.read',
    summary: 'Retrieve a law firm',
    params: idParams,
    reply: firmDetails,
    failure: 'Get Firm Details Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/firms/create',
    changes: ['firm'],
    permission: 'firm.create',
    summary: 'Create a law firm with its first bill items and workflows; its people are invited afterwards',
    body: newFirm,
    reply: firmDetails,
    status: 201,
    failure: 'Create Firm Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/firms/update/{id}',
    changes: ['firm'],
    permission: 'firm.update',
    summary: 'Update a law firm: its name and address as documents show them, and its attorney fee',
    params: idParams,
    body: firmChanges,
    reply: firmDetails,
    failure: 'Update Firm Fail',
  }),
};
