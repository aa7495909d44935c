import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onCourthouse = auditOf('users', 'courthouse');
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** Each field that became another one, as it was and as it is. */
const changes = z.array(z.strictObject({ field: z.string(), before: value, after: value }));

export const courthouseAudits = {
  create: onCourthouse('courthouse.create', { name: z.string(), countyId: id }),
  update: onCourthouse('courthouse.update', { changes }),
  deactivate: onCourthouse('courthouse.deactivate', { name: z.string(), replacementId: id.nullable() }),
  reactivate: onCourthouse('courthouse.reactivate', { name: z.string() }),
};
