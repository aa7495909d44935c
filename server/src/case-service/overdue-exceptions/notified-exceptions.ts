import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SubjectReader } from '../../user-service/notifications/index.ts';
import { selectSeen } from './overdue-exception-queries.ts';

/** Mails about exceptions go to those who may still see them. */
export const notifiedExceptions: SubjectReader = {
  kind: 'overdue-exception',
  async select({ db, actor, scope }, ids) {
    return permitted(actor.roles, 'invoice.read-exception') ? selectSeen(db, scope, ids) : [];
  },
};
