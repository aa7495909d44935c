import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const keeperAudits = {
  notifyOfChange: auditOf('users', 'courthouse')('courthouse.tell-of-change', { told: z.int() }),
};
