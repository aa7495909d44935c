import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const docketAudits = {
  create: auditOf('cases', 'docket')('docket.create', {
    courthouseId: id,
    date: courtDate,
    time: z.string().nullable(),
    room: z.string(),
    closedDayReason: z.string().optional(),
  }),
};
