import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { flag, idFilter, listQuery, listReply } from '../values/paging.ts';
import { auditedReason } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/** The longest time for which an administrator has access to a firm without asking again. */
export const longestSupportMinutes = 60;

/** An administrator's access to the cases of a firm, as the firm sees it. */
export const supportAccess = z.object({
  id,
  by: namedRef,
  firm: namedRef,
  /** The only case that it is for; null for all of the firm's. */
  caseId: id.nullable(),
  reason: z.string(),
  startedAt: instant,
  endsAt: instant,
  /** When it was given back before its time. */
  endedAt: instant.nullable(),
  isOpen: z.boolean(),
});
export type SupportAccessRow = z.output<typeof supportAccess>;

const area = 'user-service';

export const supportAccesses = {
  list: route({
    method: 'GET',
    area,
    path: '/support-access/list',
    reads: ['support-access'],
    permission: 'support-access.read',
    summary: 'List the support access to the cases of a firm, past and running',
    query: listQuery({ firmId: idFilter, open: flag }),
    reply: listReply('accesses', supportAccess),
    failure: 'Get Support Access Fail',
  }),
  start: route({
    method: 'POST',
    area,
    path: '/support-access/start',
    changes: ['support-access', 'case', 'file'],
    permission: 'support-access.start',
    summary:
      'Start support access to the cases of a firm, for a limited time and with a reason; the firm is notified',
    body: z.object({
      firmId: id,
      caseId: id.optional(),
      reason: auditedReason(500),
      minutes: z
        .int()
        .min(1, issue('support_minutes_at_least'))
        .max(longestSupportMinutes, issue('support_minutes_at_most', { max: longestSupportMinutes }))
        .default(longestSupportMinutes),
    }),
    reply: z.object({ access: supportAccess }),
    status: 201,
    failure: 'Start Support Access Fail',
  }),
  end: route({
    method: 'POST',
    area,
    path: '/support-access/end/{id}',
    changes: ['support-access', 'case', 'file'],
    permission: 'support-access.end',
    summary: 'End support access early; the firm may end it too',
    params: idParams,
    reply: z.object({ access: supportAccess }),
    failure: 'End Support Access Fail',
  }),
};
