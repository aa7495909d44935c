import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SubjectReader } from '../../user-service/notifications/index.ts';
import { selectSeenInvoices } from './invoice-queries.ts';

/** Mails about invoices go to those who may still see them. */
export const notifiedInvoices: SubjectReader = {
  kind: 'invoice',
  async select({ db, actor, scope }, ids) {
    return permitted(actor.roles, 'invoice.read') ? selectSeenInvoices(db, scope, ids) : [];
  },
};
