import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

export interface ClientChange {
  /** Anything of the company itself. */
  changesCompany: boolean;
  /** Terms, what an overdue invoice holds, the firms that are engaged. */
  changesTerms: boolean;
  changesStatus: boolean;
}

/**
 * A company keeps its own details, its accounts payable only those of who pays. On what terms it works, and with which
 * firms, is client care's; that it is a client no longer, an administrator's.
 */
export function mayChangeClient(actor: UserActor, change: ClientChange): Decision {
  const grant = permitted(actor.roles, 'company.update');
  if (!grant) return deny('forbidden');
  if (change.changesCompany && grant.limits.includes('accounts-payable-only'))
    return deny('forbidden', 'Your role changes who is sent the invoices, and nothing else.');
  if (change.changesTerms && grant.scope === 'own')
    return deny('forbidden', 'Terms and law firms are changed by client care.');
  const leaves = permitted(actor.roles, 'company.deactivate');
  if (change.changesStatus && (!leaves || leaves.limits.includes('request-only')))
    return deny('forbidden', 'Only an administrator changes whether a company is active.');
  return allow;
}
