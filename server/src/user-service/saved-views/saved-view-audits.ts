import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onUser = auditOf('users', 'user');
const view = { viewId: id, list: z.string(), name: z.string() };

export const savedViewAudits = {
  save: onUser('saved-view.save', { ...view, isShared: z.boolean() }),
  remove: onUser('saved-view.remove', view),
};
