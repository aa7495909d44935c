import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onOwner = auditOf('users', 'property-owner');
/** Each fact that became another one, as it was and as it is. */
const changes = z.array(
  z.strictObject({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
);

export const propertyOwnerAudits = {
  create: onOwner('property-owner.create', {
    name: z.string(),
    entityType: z.string(),
    changes: changes.optional(),
    /** The company is active since, for its registration is complete. */
    activated: z.boolean().optional(),
  }),
  update: onOwner('property-owner.update', { changes }),
  /** An import that added or changed the owner was undone. */
  undone: onOwner('property-owner.import-undo', { importId: id, fileName: z.string(), removed: z.boolean() }),
};
