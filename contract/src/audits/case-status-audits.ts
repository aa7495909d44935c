import { z } from 'zod';
import { caseStatuses } from '../cases/case-status.ts';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { dateRange } from '../values/date-range.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { oneLine } from '../values/text.ts';

/** One change of the status of one case. */
export const caseStatusChange = z.object({
  id,
  case: z.object({ id, title: z.string(), caseNumber: z.string().nullable(), caseDraftNumber: z.string() }),
  client: namedRef,
  courthouseName: z.string().nullable(),
  countyName: z.string().nullable(),
  /** Null where the case was opened. */
  fromStatus: z.enum(caseStatuses).nullable(),
  toStatus: z.enum(caseStatuses),
  /** What was done, e.g. `submit`. */
  action: z.string(),
  /** Null also where a company may not read why. */
  comment: z.string().nullable(),
  by: z.string(),
  byUserId: id.nullable(),
  at: instant,
});
export type CaseStatusChange = z.output<typeof caseStatusChange>;

const listFilters = listQuery({
  /** The days of each case’s firm. */
  dateRange,
  fromStatus: choices(caseStatuses),
  toStatus: choices(caseStatuses),
  action: oneLine(60).default('all'),
  actorId: idFilter,
  clientId: idFilter,
  countyId: idFilter,
  courthouseId: idFilter,
  caseId: idFilter,
  sort: sort(['at'], '-at'),
});
export type CaseStatusAuditQuery = z.output<typeof listFilters>;

export const caseStatusAudits = {
  list: route({
    method: 'GET',
    area: 'case-service',
    path: '/audits/case-status',
    reads: ['case'],
    permission: 'audit.read',
    summary: 'List status changes over all cases that the caller sees, the newest first',
    query: listFilters,
    reply: listReply('statusChanges', caseStatusChange),
    failure: 'Get Case Status Audit Fail',
  }),
};
