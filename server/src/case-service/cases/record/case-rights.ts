import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Actor } from '../../../platform/actor.ts';

/** What of a case an actor may read, by the table of permissions. */
export interface CaseRights {
  /** They read it for the company whose case it is. */
  isOfCompany: boolean;
  seeFirmThread: boolean;
  seeDocuments: boolean;
  seePrivate: boolean;
  seeBilling: boolean;
  seeWrits: boolean;
  seeLockout: boolean;
  seeSweep: boolean;
}

export function caseRightsOf(actor: Actor): CaseRights {
  if (actor.kind !== 'user')
    return {
      isOfCompany: false,
      seeFirmThread: true,
      seeDocuments: true,
      seePrivate: true,
      seeBilling: true,
      seeWrits: true,
      seeLockout: true,
      seeSweep: true,
    };
  const read = permitted(actor.roles, 'case.read');
  return {
    isOfCompany: actor.roleType === 'Client',
    seeFirmThread: actor.roleType === 'Firm' || actor.roleType === 'Admin',
    seeDocuments: !read?.limits.includes('no-documents'),
    seePrivate: !read?.limits.includes('no-ssn'),
    seeBilling: permitted(actor.roles, 'billing-item.read') !== null,
    seeWrits: permitted(actor.roles, 'writ.read') !== null,
    // Support works as the firm's processors do.
    seeLockout: actor.roleType === 'Admin' || permitted(actor.roles, 'lockout.read') !== null,
    seeSweep: permitted(actor.roles, 'payment-sweep.read') !== null,
  };
}
