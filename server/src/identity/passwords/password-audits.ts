import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const passwordAudits = {
  set: auditOf('users', 'account')('account.set-password', { way: z.string() }),
};
