import { permitted } from '@writdesk/contract/permissions/permissions';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

export interface LawyerChange {
  /** Whose record it is. */
  userId: string;
  firmId: string | null;
  signs: boolean;
  admits: boolean;
}

const SELF_ADMITTED = fault('admits_self');
const SIGNS_FOR_ANOTHER = fault('signs_for_another');

/**
 * Title and signature are the lawyer's own; admissions are given by whoever administers the firm, and never to themselves,
 * even if they administer the firm.
 */
export function mayChangeLawyer(actor: UserActor, change: LawyerChange): Decision {
  const grant = permitted(actor.roles, 'lawyer.update');
  if (!grant) return deny('forbidden');
  const isSelf = actor.userId === change.userId;
  const admits = permitted(actor.roles, 'lawyer.create');
  const administers =
    admits !== null && (!admits.limits.includes('firm-only') || actor.firmId === change.firmId);
  if (!isSelf && !administers) return deny('forbidden');
  if (change.admits && isSelf) return deny('forbidden', SELF_ADMITTED);
  if (change.signs && !isSelf) return deny('forbidden', SIGNS_FOR_ANOTHER);
  return allow;
}
