import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const propertyOwnerAudits = {
  create: auditOf('users', 'property-owner')('property-owner.create', {
    name: z.string(),
    entityType: z.string(),
    /** The company is active since, for its registration is complete. */
    activated: z.boolean().optional(),
  }),
};
