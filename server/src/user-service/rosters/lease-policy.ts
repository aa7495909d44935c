import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

/** What of leases somebody may read. */
export interface LeaseRights {
  /** Who lives there, beyond the names. */
  people: boolean;
  /** How they are reached and when they were born. */
  contacts: boolean;
  /** Whole leases only where one of their cases names them. */
  ownCasesOnly: boolean;
  update: boolean;
}

export function leaseRights({ roles }: UserActor): LeaseRights {
  const limits = permitted(roles, 'lease.read')?.limits ?? [];
  const people = !limits.includes('money-only');
  return {
    people,
    contacts: people && !limits.includes('no-contacts'),
    ownCasesOnly: limits.includes('own-cases'),
    update: permitted(roles, 'lease.update') !== null,
  };
}

export const mayUpdateLeases = ({ roles }: UserActor): Decision =>
  permitted(roles, 'lease.update') ? allow : deny('forbidden');
