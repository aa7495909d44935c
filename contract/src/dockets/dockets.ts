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
  maxCases: z.int(),
  /** Cases on it; a company counts its own only. */
  caseCount: z.int(),
  note: z.string().nullable(),
  closedDayReason: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
});
export type Docket = z.output<typeof docket>;

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
});

const area = 'case-service';

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
    reply: listReply('dockets', docket),
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
    body: z.object({
      courthouseId: id,
      date: courtDate,
      time: courtTime,
      room: line('room', 60),
      judge: optionalLine(200),
      /** The courthouse's own limit when absent. */
      maxCases: z.int().min(1, issue('docket_cases_at_least')).max(1_000).optional(),
      note: optionalText(1_000),
      /** Needed where the court is closed that day. */
      reason: optionalAuditedReason(500),
    }),
    reply: docket,
    status: 201,
    failure: 'Create Docket Fail',
  }),
};
