import type { internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { allow, deny, found } from '../../../platform/http/refuse.ts';
import { findCase } from '../record/index.ts';
import { internalCommentAudits } from './comment-audits.ts';
import { internalCommentLive } from './comment-live.ts';
import { moveMarks } from './comment-queries.ts';
import { askedOf } from './list-comments.ts';
import { countUnread } from './thread-queries.ts';

/**
 * Marks comments on a case as read, up to the newest that the caller saw; what came meanwhile stays unread.
 * @throws `case_not_found`, `invalid` for a type that the caller doesn't read.
 */
export async function markCommentsRead(
  context: UserContext,
  { params, body }: RouteInput<typeof internalComments.markRead>,
) {
  const asked = await askedOf(context, params.id, body.commentType ? [body.commentType] : null);
  const { reader, types } = asked;
  return transact(context, async (tx) => {
    tx.authorize(permitted(reader.roles, 'notification.update') ? allow : deny('forbidden'));
    const record = found(await findCase(tx.db, context.scope, params.id), 'case_not_found');
    const until = new Date(Math.min(Date.parse(body.until), tx.now.getTime()));
    if (types.length) await moveMarks(tx.db, record, { userId: reader.userId, types, until });
    tx.publish(internalCommentLive.read, { userId: reader.userId });
    await tx.audit(internalCommentAudits.read, {
      firmId: record.firmId,
      clientId: record.clientId,
      subjectId: reader.userId,
      data: { caseId: record.id, types: [...types], until: until.toISOString() },
    });
    return { success: true as const, unread: await countUnread(tx.db, asked) };
  });
}
