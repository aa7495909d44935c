import { permitted } from '@writdesk/contract/permissions/permissions';
import { fault } from '@writdesk/contract/sentences/fault';
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
    return deny('forbidden', fault('invoice_contact_only'));
  if (change.changesTerms && grant.scope === 'own') return deny('forbidden', fault('terms_by_client_care'));
  const leaves = permitted(actor.roles, 'company.deactivate');
  if (change.changesStatus && (!leaves || leaves.limits.includes('request-only')))
    return deny('forbidden', fault('status_by_admin'));
  return allow;
}

/** What a screen may offer. */
export function changesOf(actor: UserActor) {
  const nothing = { changesCompany: false, changesTerms: false, changesStatus: false };
  const may = (change: Partial<ClientChange>) => mayChangeClient(actor, { ...nothing, ...change }).allowed;
  return {
    details: may({ changesCompany: true }),
    payables: may({}),
    terms: may({ changesTerms: true }),
    status: may({ changesStatus: true }),
  };
}
