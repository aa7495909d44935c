import { z } from 'zod';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { idParams } from '../values/ids.ts';
import { listQuery, listReply } from '../values/paging.ts';
import { trailFaults } from '../values/trail-faults.ts';

/** What happened to a property. */
export const propertyAuditActions = [
  'property.create',
  'property.save-draft',
  'property.update',
  'property.deactivate',
  'property.delete-draft',
  'property.reactivate',
  'property.assign-manager',
  'property.remove-manager',
  'unit.create',
  'unit.update',
  'lease.create',
  'lease.update',
  'property.import',
  'property.import-undo',
] as const;
export type PropertyAuditAction = (typeof propertyAuditActions)[number];

/** One row of a property's trail: what became another one, as it was and as it is. */
export const propertyAuditRow = z.object({
  seq: z.int(),
  action: z.enum(propertyAuditActions),
  at: instant,
  by: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      /** Counties, courts and owners stand here by their names. */
      before: z.union([z.string(), z.number()]).nullable(),
      after: z.union([z.string(), z.number()]).nullable(),
    }),
  ),
  /** Why it was deactivated. */
  reason: z.string().nullable(),
  /** Who was assigned or removed. */
  manager: z.string().nullable(),
  /** The unit that it is about. */
  unit: z.string().nullable(),
  /** The file that was imported. */
  fileName: z.string().nullable(),
});
export type PropertyAuditRow = z.output<typeof propertyAuditRow>;

/** A trail recalculated from its first row. */
export const verifiedTrail = z.object({
  rows: z.int(),
  /** The hash of the last row: kept elsewhere, it shows later that no row was cut off. */
  headHash: z.string(),
  /** The first row that isn’t as it was written. */
  fault: z.object({ seq: z.int(), what: z.enum(trailFaults) }).nullable(),
});

/** The trails of records, for those who may read them. */
export const audits = {
  property: route({
    method: 'GET',
    area: 'case-service',
    path: '/audits/property/{id}',
    reads: ['property/{id}'],
    permission: 'audit.read',
    summary: 'List the changes of a property, newest first',
    params: idParams,
    query: listQuery({}),
    reply: listReply('changes', propertyAuditRow),
    failure: 'Get Property Audit Fail',
  }),
  verifyProperty: route({
    method: 'GET',
    area: 'case-service',
    path: '/audits/verify-property/{id}',
    reads: ['property/{id}'],
    permission: 'audit.read',
    summary:
      'Recalculate the audit trail of a property: how many rows it has, the hash of the last, and the first that was tampered with',
    params: idParams,
    reply: verifiedTrail,
    failure: 'Verify Property Audit Fail',
  }),
};
