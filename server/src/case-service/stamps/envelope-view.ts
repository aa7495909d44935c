import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { EnvelopeStatus } from '@writdesk/contract/stamps/envelope-values';
import type { EnvelopeRow } from './envelope-queries.ts';

/** It was bought, and the post office hasn’t taken it yet. */
export const isUnsent = (status: EnvelopeStatus): boolean => status === 'CREATED' || status === 'PRINTED';
/** Nobody knows yet whether it was bought. */
export const isOpen = (status: EnvelopeStatus): boolean => status === 'PENDING' || status === 'UNKNOWN';
/** It can still be scanned. */
export const isUnderWay = (status: EnvelopeStatus): boolean => isUnsent(status) || status === 'IN_TRANSIT';

export function envelopeView(
  { roles }: { roles: readonly Role[] },
  { firmId: _, shipmentId: _named, ...row }: EnvelopeRow,
) {
  const mayMake = permitted(roles, 'stamp.create-envelope') !== null;
  return {
    ...row,
    weightOz: Number(row.weightOz),
    can: {
      print: mayMake && isUnsent(row.status),
      void:
        permitted(roles, 'stamp.void-envelope') !== null && isUnsent(row.status) && row.scans.length === 0,
      recordScan: mayMake && row.carrier === 'manual' && isUnderWay(row.status),
    },
  };
}
