import { docketEvents } from '@writdesk/contract/dockets/docket-events';
import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

const onDocket = auditOf('cases', 'docket');
const sitting = { date: courtDate, time: z.string(), room: z.string() };

export const docketAudits = {
  create: onDocket('docket.create', {
    courthouseId: id,
    date: courtDate,
    time: z.string().nullable(),
    room: z.string(),
    closedDayReason: z.string().optional(),
  }),
  update: onDocket('docket.update', {
    ...sitting,
    was: z.object(sitting),
    cases: z.int(),
    closedDayReason: z.string().optional(),
  }),
  delete: onDocket('docket.delete', sitting),
  notifyOfMove: onDocket('docket.notify-of-move', { notified: z.int(), version: z.int() }),
};

/** The same on the trails of the cases that have a hearing there. */
export const caseDocketAudits = caseAudits(docketEvents);
