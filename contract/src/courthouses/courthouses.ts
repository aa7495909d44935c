import { confidences } from './confidences.ts';
import { z } from 'zod';
import { route } from '../route.ts';
import { positiveCents } from '../values/money.ts';
import { courtTime, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';

/** What a court calls the person who serves and evicts. */
export const officers = ['sheriff', 'marshal', 'constable', 'bailiff'] as const;
/** `SHERIFF` stands for the officer, whatever the court's word is. */
export const contactTypes = ['CLERK', 'SHERIFF', 'JUDGE', 'OTHER'] as const;
export const feePurposes = [
  'FILING',
  'SUMMONS',
  'SERVICE',
  'ANSWER',
  'WRIT',
  'WRIT_SERVICE',
  'SETOUT',
  'APPEAL',
  'REGISTRY',
  'PROCESSING',
  'MILEAGE',
] as const;
/**
 * How often an amount is due. A tier replaces the flat fee above a sum; `ON_REQUEST` is due only where somebody says so; `EFILING`
 * where the case is filed electronically; `PRIVATE_SERVER` replaces the rest where the officer doesn’t serve.
 */
export const feeBases = [
  'FLAT',
  'PER_DEFENDANT',
  'PER_EXTRA_DEFENDANT',
  'PER_ADDRESS',
  'TIER_BY_CLAIM',
  'TIER_BY_DAMAGES',
  'MINIMUM',
  'ON_REQUEST',
  'PER_MILE',
  'PERCENT',
  'EFILING',
  'PRIVATE_SERVER',
] as const;
export const courthouseStatuses = ['active', 'inactive'] as const;

/** Whom to call at a courthouse, and what one service costs there. */
export const courthouseContact = z.object({
  contactNumber: z.string().nullable(),
  email: z.string().nullable(),
  type: z.enum(contactTypes),
  /** In cents. */
  fee: positiveCents.nullable(),
  purpose: z.enum(feePurposes).nullable(),
  basis: z.enum(feeBases).nullable(),
  /** For the tiers: the fee holds for sums above this, in cents. */
  claimAbove: positiveCents.nullable(),
  note: z.string().nullable(),
});
export type CourthouseContact = z.output<typeof courthouseContact>;

/** A line of the list. */
export const courthouseRow = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  division: z.string().nullable(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  county: z.string(),
  countyId: id,
  state: z.string(),
  stateCode: z.string(),
  stateId: id,
  zipCode: z.string().nullable(),
  isDeliverable: z.boolean(),
  /** Filing fee in cents, first defendant included; null where the clerk has to be asked. */
  baseFee: positiveCents.nullable(),
  totalRooms: z.int().nullable(),
  /** Cases that one docket takes; null where the court names no limit. */
  maxCases: z.int().nullable(),
  timeZone: z.string(),
  status: z.enum(courthouseStatuses),
});
export type CourthouseRow = z.output<typeof courthouseRow>;

/** Every field of a courthouse. Money is in cents. */
export const courthouse = courthouseRow.extend({
  cityId: id,
  countyFullName: z.string(),
  countryId: id,
  country: z.string(),
  clerkContact: z.string().nullable(),
  clerkEmail: z.string().nullable(),
  sheriffContact: z.string().nullable(),
  sheriffEmail: z.string().nullable(),
  /** This court's word for the officer whom the sheriff fields mean. */
  officer: z.enum(officers),
  contactDetails: z.array(courthouseContact),
  /** The payee requires a paper check. */
  sheriffCheck: z.boolean(),
  clerkCheck: z.boolean(),
  /** Until when the clerk takes a filing as of the same day, by the court’s clock; null where nobody has said. */
  filingCutoff: courtTime.nullable(),
  /** Regular expression for a whole case number; null where any text is taken. */
  caseNumberPattern: z.string().nullable(),
  caseNumberExample: z.string().nullable(),
  /** Where address and fees are from, and how sure they are. */
  source: z.string(),
  addressConfidence: z.enum(confidences),
  feeConfidence: z.enum(confidences),
  feeNote: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Courthouse = z.output<typeof courthouse>;

/** A courthouse, and what the caller may do with it now. */
export const courthouseDetails = courthouse.extend({
  can: z.object({ update: z.boolean(), deactivate: z.boolean(), reactivate: z.boolean() }),
});
export type CourthouseDetails = z.output<typeof courthouseDetails>;

/** What a picker needs. */
export const courthouseChoice = courthouseRow.pick({
  id: true,
  name: true,
  shortName: true,
  countyId: true,
  county: true,
  stateId: true,
  stateCode: true,
  timeZone: true,
});
export type CourthouseChoice = z.output<typeof courthouseChoice>;

const listFilters = listQuery({
  search,
  stateId: idFilter,
  countyId: idFilter,
  status: choices(courthouseStatuses),
  sort: sort(['name', 'county', 'state', 'baseFee'], 'name'),
});
export type CourthouseListQuery = z.output<typeof listFilters>;

const area = 'case-service';
const permission = 'courthouse.read';

export const courthouses = {
  list: route({
    method: 'GET',
    area,
    path: '/courthouse/list',
    reads: ['courthouse'],
    permission,
    summary: 'List courthouses, filtered and searched by name, short name, city or county',
    query: listFilters,
    reply: listReply('courthouses', courthouseRow),
    failure: 'Get Courthouses Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/courthouse/details/{id}',
    reads: ['courthouse/{id}'],
    permission,
    summary: 'Retrieve a courthouse with its contacts and fees',
    params: idParams,
    reply: courthouseDetails,
    failure: 'Get Courthouse Details Fail',
  }),
  choices: route({
    method: 'GET',
    area,
    path: '/courthouse/get-courthouses',
    reads: ['courthouse'],
    permission,
    summary: 'List active courthouses of a state or county, for a picker',
    query: z.object({ stateId: idFilter, countyId: idFilter }),
    reply: z.object({ courthouses: z.array(courthouseChoice) }),
    failure: 'Get Courthouses Fail',
  }),
};
