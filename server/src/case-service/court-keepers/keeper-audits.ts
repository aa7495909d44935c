import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const keeperAudits = {
  notifyOfChange: auditOf('users', 'courthouse')('courthouse.notify-of-change', { notified: z.int() }),
};
