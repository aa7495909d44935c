import type { CommentType, internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserActor } from '../../../platform/actor.ts';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { allow, deny, found, refuseField } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { type CaseRecord, findCase } from '../record/index.ts';
import { internalCommentAudits } from './comment-audits.ts';
import { mayWrite, readableTypes } from './comment-policy.ts';
import { type CommentRecord, insertComment, lockComment, settleThread } from './comment-queries.ts';
import { commentView } from './comment-view.ts';
import { peopleOfTags } from './tagged-people.ts';
import { notifyOfComment, publishComment } from './notify-of-comment.ts';
import { findCommentRow, isReadableThread } from './thread-queries.ts';

/**
 * Adds a comment to a case, or a reply to one.
 * @throws `case_not_found`, `forbidden`, `invalid` naming the field: a type that the caller doesn't read, a comment of another
 * case or thread, somebody who can't read it.
 */
export async function addComment(context: UserContext, { body }: RouteInput<typeof internalComments.add>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const record = found(await findCase(tx.db, context.scope, body.caseId), 'case_not_found');
    const readable = readableTypes(actor, record.firmId);
    const wanted = body.commentType;
    if (wanted && !readable.includes(wanted))
      refuseField('commentType', fault('unknown_values', { given: [wanted] }));
    const thread = body.parentId ? await threadOf(tx, actor, record, body.parentId, wanted) : null;
    const type = thread?.commentType ?? wanted ?? (actor.roleType === 'Firm' ? 'Firm' : 'Client');
    tx.authorize(mayWrite(actor, record.firmId, type) ? allow : deny('forbidden'));
    const mentioned = await peopleOfTags(tx, record, type, body);
    const id = newId();
    await insertComment(tx.db, record, {
      id,
      type,
      message: body.message,
      by: { userId: actor.userId, name: actor.name },
      at: tx.now,
      parentId: thread?.id ?? null,
      isByClient: actor.roleType === 'Client',
      taggedUserIds: body.taggedUserIds,
      mentions: body.mentions,
      notifiedUserIds: mentioned,
    });
    if (thread) await settleThread(tx.db, thread);
    await notifyOfComment(tx, actor, record, { type, mentioned, repliedTo: thread?.createdBy, isNew: true });
    publishComment(tx, record, type);
    await tx.audit(internalCommentAudits.add, {
      firmId: record.firmId,
      clientId: record.clientId,
      subjectId: id,
      data: {
        caseId: record.id,
        commentType: type,
        parentId: thread?.id ?? null,
        notified: mentioned.length,
      },
    });
    const row = found(await findCommentRow(tx.db, record, id), 'comment_not_found');
    return { success: true as const, data: commentView(row, { reader: actor, marks: [], earlier: [] }) };
  });
}

/** The comment that is replied to: one that begins a thread of the case, of the type, which the caller may read. */
async function threadOf(
  tx: Tx,
  reader: UserActor,
  record: CaseRecord,
  id: string,
  wanted: CommentType | undefined,
): Promise<CommentRecord> {
  const types = wanted ? [wanted] : readableTypes(reader, record.firmId);
  const isReadable = await isReadableThread(tx.db, { record, types, reader }, id);
  const thread = isReadable
    ? await lockComment(tx.db, { firmId: record.firmId, caseId: record.id, id })
    : undefined;
  return thread ?? refuseField('parentId', fault('comment_parent'));
}
