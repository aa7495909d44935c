import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { calendarDay, courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { auditedReason, optionalText } from '../values/text.ts';

/** As stored. */
export const exceptionStatuses = ['REQUESTED', 'GRANTED', 'REFUSED', 'WITHDRAWN', 'REVOKED'] as const;
/** As shown: a granted one ends by the calendar, and with its last case. */
export const shownExceptionStatuses = [...exceptionStatuses, 'USED_UP', 'ENDED'] as const;
export type ShownExceptionStatus = (typeof shownExceptionStatuses)[number];

/** So many days from today a company may promise to pay, and a firm may make an exception. */
export const MOST_EXCEPTION_DAYS = 30;
/** So many cases one exception lets in at most. */
export const MOST_EXCEPTION_CASES = 500;

export const overdueException = z.object({
  id,
  firm: namedRef,
  client: namedRef,
  status: z.enum(shownExceptionStatuses),
  reason: z.string(),
  /** The day on which the company promised to pay. */
  promisedOn: courtDate,
  requestedByName: z.string(),
  requestedAt: instant,
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** What the firm answered. */
  answer: z.string().nullable(),
  lastDay: courtDate.nullable(),
  mostCases: z.int().nullable(),
  usedCases: z.int(),
  endedAt: instant.nullable(),
  /** Null where payment ended it. */
  revokedByName: z.string().nullable(),
  revokeReason: z.string().nullable(),
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({ decide: z.boolean(), revoke: z.boolean() }),
});
export type OverdueException = z.output<typeof overdueException>;

const version = z.int().optional();
const area = 'case-service';
const comment = auditedReason();
const changes = ['overdue-exception', 'case'] as const;

/** Exceptions from the rule that an overdue invoice holds a company’s new cases. */
export const overdueExceptions = {
  list: route({
    method: 'GET',
    area,
    path: '/invoices/exceptions',
    reads: ['overdue-exception'],
    permission: 'invoice.read-exception',
    summary: 'List the exceptions that companies requested, and count the cases that they admitted',
    query: listQuery({
      status: choices(shownExceptionStatuses),
      firmId: idFilter,
      clientId: idFilter,
      sort: sort(['requestedAt', 'promisedOn'], '-requestedAt'),
    }),
    reply: listReply('exceptions', overdueException, {
      /** Cases that came in under all exceptions of the filter, not of the page alone. */
      casesLetIn: z.int(),
    }),
    failure: 'Get Exceptions Fail',
  }),
  request: route({
    method: 'POST',
    area,
    path: '/invoices/request-exception',
    changes,
    permission: 'invoice.request-exception',
    summary:
      'Ask a firm to take new cases although an invoice is overdue, with the day on which it will be paid',
    body: z.object({ firmId: id, reason: auditedReason(), promisedOn: calendarDay }),
    reply: overdueException,
    status: 201,
    failure: 'Request Exception Fail',
  }),
  decide: route({
    method: 'POST',
    area,
    path: '/invoices/decide-exception/{id}',
    changes,
    permission: 'invoice.decide-exception',
    summary:
      'Grant an exception up to a day and a number of cases, which admits those held longest; refuse it; or revoke it',
    params: idParams,
    body: z.discriminatedUnion('decision', [
      z.object({
        decision: z.literal('GRANT'),
        version,
        lastDay: calendarDay,
        mostCases: z.int().min(1).max(MOST_EXCEPTION_CASES),
        comment: optionalText(2_000).optional(),
      }),
      z.object({ decision: z.literal('REFUSE'), version, comment }),
      z.object({ decision: z.literal('REVOKE'), version, comment }),
    ]),
    reply: overdueException,
    failure: 'Decide Exception Fail',
  }),
};
