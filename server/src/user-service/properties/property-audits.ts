import { propertyStatuses } from '@writdesk/contract/properties/property-values';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onProperty = auditOf('users', 'property');
const value = z.union([z.string(), z.number()]).nullable();
/** Each field that became another one, as it was and as it is. */
const changes = z.array(z.strictObject({ field: z.string(), before: value, after: value }));
const manager = { userId: id, name: z.string() };

export const propertyAudits = {
  create: onProperty('property.create', { name: z.string(), changes }),
  saveDraft: onProperty('property.save-draft', { name: z.string(), changes }),
  update: onProperty('property.update', { changes }),
  deactivate: onProperty('property.deactivate', {
    before: z.enum(propertyStatuses),
    reason: z.string().nullable(),
  }),
  deleteDraft: onProperty('property.delete-draft', { name: z.string() }),
  reactivate: onProperty('property.reactivate', { name: z.string() }),
  assignManager: onProperty('property.assign-manager', manager),
  removeManager: onProperty('property.remove-manager', { ...manager, isLast: z.boolean() }),
};
