import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../../platform/audit/audit-kind.ts';

export const historyAudits = {
  /** On the chain of whoever looked. */
  look: auditOf('users', 'user')('eviction-history.look', {
    propertyId: id.nullable(),
    page: z.int(),
    cases: z.int(),
  }),
};
