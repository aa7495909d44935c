import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const day = courtDate.nullable();

export const movedDateAudits = {
  accept: auditOf('users', 'firm')('moved-date.accept', {
    state: z.string().optional(),
    version: z.string().optional(),
    accepted: z.int(),
    dates: z.array(z.object({ caseId: id, event: z.string(), was: day, becomes: day })),
  }),
};
