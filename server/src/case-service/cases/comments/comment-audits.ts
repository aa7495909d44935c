import { commentTypes } from '@writdesk/contract/internal-comments/internal-comments';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../../platform/audit/audit-kind.ts';

// The trail has no text: earlier ones are kept with the comments, for administrators of the firm.
const onComment = auditOf('cases', 'internal-comment', 'FIRM');
const facts = { caseId: id, commentType: z.enum(commentTypes) };

export const internalCommentAudits = {
  add: onComment('internal-comment.add', { ...facts, parentId: id.nullable(), notified: z.int() }),
  update: onComment('internal-comment.update', { ...facts, changed: z.array(z.string()), notified: z.int() }),
  remove: onComment('internal-comment.delete', facts),
  /** On the chain of whoever read. */
  read: auditOf(
    'cases',
    'comment-reader',
    'FIRM',
  )('internal-comment.read', {
    caseId: id,
    types: z.array(z.enum(commentTypes)),
    until: z.iso.datetime(),
  }),
};
