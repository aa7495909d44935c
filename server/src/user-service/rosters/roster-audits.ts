import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onProperty = auditOf('users', 'property');
const value = z.union([z.string(), z.number()]).nullable();
/** Each field that became another one. Of people and ledgers only how many there are: who they are stands in the lease. */
const changes = z.array(z.strictObject({ field: z.string(), before: value, after: value }));
const data = { unit: z.string(), changes };

export const rosterAudits = {
  createUnit: onProperty('unit.create', data),
  updateUnit: onProperty('unit.update', data),
  createLease: onProperty('lease.create', data),
  updateLease: onProperty('lease.update', data),
};
