import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onFirm = auditOf('users', 'firm');

export const firmAudits = {
  create: onFirm('firm.create', { name: z.string(), stateCodes: z.array(z.string()) }),
  update: onFirm('firm.update', {
    /** Old and new, by field. */
    changed: z.record(
      z.string(),
      z.strictObject({
        before: z.union([z.string(), z.number()]).nullable(),
        after: z.union([z.string(), z.number()]).nullable(),
      }),
    ),
  }),
};
