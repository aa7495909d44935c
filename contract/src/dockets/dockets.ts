import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { caseStatuses } from '../cases/case-status.ts';
import { route } from '../route.ts';
import { dateRange } from '../values/date-range.ts';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { flag, idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { line, optionalAuditedReason, optionalLine, optionalText } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';
import { version } from '../cases/actions/shared.ts';

/** How a case stands on a docket. */
export const docketStates = ['SET', 'HELD', 'CONTINUED', 'CANCELLED'] as const;

/** A sitting of a court: a day, a time, a room, and room for so many cases. */
export const docket = z.object({
  id,
  firmId: id,
  courthouse: namedRef.extend({ shortName: z.string() }),
  hearingDate: courtDate,
  /** Wall-clock time at the courthouse. */
  hearingTime: courtTime,
  hearingAt: instant,
  timeZone: z.string(),
  room: z.string(),
  judge: z.string().nullable(),
  /** Who appears for the firm. */
  lawyer: namedRef.nullable(),
  maxCases: z.int(),
  /** Cases on it; a company counts its own only. */
  caseCount: z.int(),
  note: z.string().nullable(),
  closedDayReason: z.string().nullable(),
  /** Why the court closed on the day after it was set: everybody on it needs to know, and needs a new day. */
  closure: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
});
export type Docket = z.output<typeof docket>;

/** A row of the list of dockets. */
const listedDocket = docket.extend({
  /** Whose cases are called first: the tenants of three at most. */
  parties: z.array(z.string()),
});
export type ListedDocket = z.output<typeof listedDocket>;

const docketCase = z.object({
  id,
  position: z.int(),
  state: z.enum(docketStates),
  result: z.string().nullable(),
  title: z.string(),
  status: z.enum(caseStatuses),
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  tenantNames: z.string(),
  premises: z.string(),
  clientId: id,
  clientName: z.string(),
  lawyerName: z.string().nullable(),
  /** What the tenant is offered at the hearing; null also for a company, which reads no sheet. */
  offer: z.string().nullable(),
});

const area = 'case-service';

/** A sitting as it is set up and changed. */
const sitting = {
  date: courtDate,
  time: courtTime,
  room: line('room', 60),
  judge: optionalLine(200),
  lawyerId: id.nullable().optional(),
  /** The courthouse's own limit when absent. */
  maxCases: z.int().min(1, issue('docket_cases_at_least')).max(1_000).optional(),
  note: optionalText(1_000),
  /** Needed where the court is closed that day. */
  reason: optionalAuditedReason(500),
};

export const dockets = {
  list: route({
    method: 'GET',
    area,
    path: '/docket/list',
    reads: ['docket'],
    permission: 'docket.read',
    summary: 'List dockets by the time of their hearing',
    query: listQuery({
      courthouseId: idFilter,
      dateRange,
      /** Only future ones with room for another case. */
      open: flag,
      sort: sort(['hearingAt'], 'hearingAt'),
    }),
    reply: listReply('dockets', listedDocket),
    failure: 'Get Dockets Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/docket/details/{id}',
    reads: ['docket/{id}'],
    permission: 'docket.read',
    summary: 'Retrieve a docket with its cases, in the order in which they are called',
    params: idParams,
    reply: docket.extend({ cases: z.array(docketCase) }),
    failure: 'Get Docket Details Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/docket/create',
    changes: ['docket'],
    permission: 'docket.create',
    summary: 'Set up a docket',
    body: z.object({ courthouseId: id, ...sitting }),
    reply: docket,
    status: 201,
    failure: 'Create Docket Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/docket/update/{id}',
    changes: ['docket', 'case'],
    permission: 'docket.update',
    summary:
      'Change a docket; a new day, time or room moves the hearings on it and notifies everyone concerned',
    params: idParams,
    body: z.object({ version, ...sitting }),
    reply: docket,
    failure: 'Update Docket Fail',
  }),
  delete: route({
    method: 'DELETE',
    area,
    path: '/docket/delete/{id}',
    changes: ['docket'],
    permission: 'docket.delete',
    summary: 'Delete a docket that has no cases',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Docket Fail',
  }),
};
