import { z } from 'zod';
import { fieldErrorReply } from '../errors.ts';
import { evictionReasonCodes } from '../eviction-reasons/eviction-reason-codes.ts';
import { noticeTypes, serviceMethods } from '../notices/notice-types.ts';
import { cents } from '../values/money.ts';
import { bulkResults } from '../values/bulk.ts';
import { maxBulkCases } from '../cases/case-actions.ts';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { leaseRow } from '../rosters/roster-values.ts';
import { issue } from '../sentences/fault.ts';
import { courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';

const area = 'case-service';
const permission = 'case.create';
const leaseIds = z
  .array(id)
  .min(1, issue('lease_missing'))
  .max(maxBulkCases, issue('leases_at_most', { max: maxBulkCases }));

/** Whether a late lease can go into a case now. */
export const filingStates = ['READY', 'NEEDS_NOTICE', 'HELD'] as const;
export type FilingState = (typeof filingStates)[number];
/** What a late lease waits for, the most serious first. */
export const filingObstacles = [
  'APPROVAL',
  'OPEN_CASE',
  'IN_SERVICE',
  'PAYMENT_PLAN',
  'NO_COUNTY',
  'CARES_UNKNOWN',
  'OVERDUE_INVOICE',
  'NO_NOTICE',
  'NOTICE_SPENT',
  'CARES_NOTICE',
] as const;
export type FilingObstacle = (typeof filingObstacles)[number];
/** How long a notice runs for a property under the CARES Act, in days. */
export const CARES_NOTICE_DAYS = 30;

export const lateLease = leaseRow.extend({
  client: namedRef,
  property: namedRef,
  unit: z.object({ id, label: z.string(), building: z.string().nullable() }),
  noticeGivenOn: courtDate.nullable(),
  state: z.enum(filingStates),
  obstacle: z.enum(filingObstacles).nullable(),
  /** The day from which the notice allows a case; null where no day decides. */
  readyOn: courtDate.nullable(),
  /** The open case for the lease; where the last case says of its tenants what holds the lease, that one. */
  case: z.object({ id, title: z.string() }).nullable(),
});
export type LateLease = z.output<typeof lateLease>;

/** A draft that was opened from a lease, with what its submit still lacks. */
export const leaseDraft = z.object({
  id,
  version: z.int(),
  title: z.string(),
  client: namedRef,
  property: namedRef.nullable(),
  unitLabel: z.string().nullable(),
  stateCode: z.string().nullable(),
  reasons: z.array(z.enum(evictionReasonCodes)),
  claimedCents: cents,
  noticeType: z.enum(noticeTypes).nullable(),
  noticeServedOn: courtDate.nullable(),
  noticeMethod: z.enum(serviceMethods).nullable(),
  /** The files that prove the service of the notice. */
  proofs: z.array(z.object({ id, fileName: z.string().nullable() })),
  /** What stands against its submit, but for the attestation, which is given with it. */
  errors: z.array(fieldErrorReply),
});
export type LeaseDraft = z.output<typeof leaseDraft>;

/** The month’s filing: who is late, and which of them can go into a case. */
export const monthFiling = {
  list: route({
    method: 'GET',
    area,
    path: '/month-filing/list-leases',
    reads: ['lease', 'property', 'case', 'invoice'],
    permission,
    summary: 'List the leases with a balance, and whether a case can be opened for each of them',
    query: listQuery({
      search,
      clientId: idFilter,
      propertyId: idFilter,
      state: choices(filingStates),
      /** Only leases that owe at least so much. */
      atLeastCents: z.coerce.number<number | string>().int().min(1).max(100_000_000_00).default(1),
      sort: sort(['balance', 'property', 'tenant'], '-balance'),
    }),
    reply: listReply('leases', lateLease),
    failure: 'Get Late Leases Fail',
  }),
  drafts: route({
    method: 'GET',
    area,
    path: '/month-filing/list-drafts',
    reads: ['case'],
    permission,
    summary:
      'List the drafts that were opened from leases, with what each still lacks before it can be submitted',
    query: listQuery({ search, sort: sort(['createdAt', 'title'], '-createdAt') }),
    reply: listReply('drafts', leaseDraft),
    failure: 'Get Drafts Fail',
  }),
  open: route({
    method: 'POST',
    area,
    path: '/month-filing/open-drafts',
    changes: ['case', 'lease'],
    permission,
    summary: 'Open a draft of a case for each of up to 200 leases; each lease has its own result',
    body: z.object({ leaseIds }),
    reply: bulkResults,
    failure: 'Open Drafts Fail',
  }),
  recordNotice: route({
    method: 'POST',
    area,
    path: '/month-filing/record-notice',
    changes: ['lease', 'property'],
    permission: 'lease.update',
    summary:
      'Record on which day a notice was given for each of up to 200 leases; each lease has its own result',
    body: z.object({ leaseIds, noticeGivenOn: courtDate }),
    reply: bulkResults,
    failure: 'Record Notice Fail',
  }),
};
