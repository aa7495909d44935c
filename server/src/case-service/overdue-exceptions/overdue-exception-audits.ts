import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onException = auditOf('cases', 'overdue-exception');
const comment = z.string();

export const overdueExceptionAudits = {
  request: onException('overdue-exception.request', { reason: z.string(), promisedOn: courtDate }),
  grant: onException('overdue-exception.grant', {
    lastDay: courtDate,
    mostCases: z.int(),
    comment: comment.nullable(),
  }),
  refuse: onException('overdue-exception.refuse', { comment }),
  revoke: onException('overdue-exception.revoke', { comment, usedCases: z.int() }),
  /** A case came in under it. */
  use: onException('overdue-exception.use', { caseId: id, usedCases: z.int() }),
  /** No overdue invoice holds the company anymore. */
  withdraw: onException('overdue-exception.withdraw'),
};
