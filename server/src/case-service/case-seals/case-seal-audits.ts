import { caseSealEvents } from '@writdesk/contract/case-seals/case-seal-events';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

export const caseSealAudits = caseAudits(caseSealEvents);

export const caseSealListAudits = {
  /** On the chain of whoever looked at the list of them. */
  list: auditOf('users', 'user')('case-seal.list', { page: z.int(), cases: z.int() }),
};
