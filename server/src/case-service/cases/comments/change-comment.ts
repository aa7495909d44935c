import type { internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserActor } from '../../../platform/actor.ts';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../../platform/http/refuse.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { type CaseRecord, findCase } from '../record/index.ts';
import { internalCommentAudits } from './comment-audits.ts';
import { mayChange, readableTypes } from './comment-policy.ts';
import {
  type CommentRecord,
  findComment,
  keepText,
  lockComment,
  settleThread,
  updateComment as writeComment,
} from './comment-queries.ts';
import { commentView } from './comment-view.ts';
import { peopleOfTags } from './tagged-people.ts';
import { notifyOfComment, publishComment } from './notify-of-comment.ts';
import { findCommentRow, isReadableThread } from './thread-queries.ts';

/**
 * Edits one's own comment; what is absent stays. Only those are notified whom it didn't name before.
 * @throws `comment_not_found`, `forbidden` for another's, `conflict` for a stale version, `invalid` naming a tag.
 */
export async function updateComment(
  context: UserContext,
  { params, body }: RouteInput<typeof internalComments.update>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const { record, comment } = await lockedComment(tx, actor, context.scope, params.id);
    tx.authorize(mayChange(actor, comment, 'update') ? allow : deny('forbidden'));
    if (body.version !== undefined && body.version !== comment.version)
      refuse('conflict', { current: await viewOf(tx, actor, record, comment.id) });
    const message = body.message ?? comment.message;
    const isEdited = message !== comment.message;
    const tags = {
      taggedUserIds: body.taggedUserIds ?? comment.taggedUserIds,
      mentions: body.mentions ?? comment.mentions,
    };
    const isTagged = body.taggedUserIds !== undefined || body.mentions !== undefined;
    const named = isTagged ? await peopleOfTags(tx, record, comment.commentType, tags) : [];
    const mentioned = named.filter((id) => !comment.notifiedUserIds.includes(id));
    if (isEdited) await keepText(tx.db, comment, tx.now);
    await writeComment(tx.db, comment, {
      message,
      ...(isEdited && { editedAt: tx.now }),
      taggedUserIds: tags.taggedUserIds,
      mentions: tags.mentions,
      notifiedUserIds: [...comment.notifiedUserIds, ...mentioned],
    });
    await notifyOfComment(tx, actor, record, { type: comment.commentType, mentioned, isNew: false });
    publishComment(tx, record, comment.commentType);
    const { version: _, ...given } = body;
    await tx.audit(internalCommentAudits.update, {
      ...subjectOf(comment),
      data: { ...factsOf(comment), changed: Object.keys(given), notified: mentioned.length },
    });
    return { success: true as const, data: await viewOf(tx, actor, record, comment.id) };
  });
}

/** Deletes one's own comment; one with replies keeps its place. @throws `comment_not_found`, `forbidden` for another's. */
export async function deleteComment(
  context: UserContext,
  { params }: RouteInput<typeof internalComments.remove>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const { record, comment } = await lockedComment(tx, actor, context.scope, params.id);
    tx.authorize(mayChange(actor, comment, 'delete') ? allow : deny('forbidden'));
    await keepText(tx.db, comment, tx.now);
    await writeComment(tx.db, comment, { deletedAt: tx.now });
    await settleThread(tx.db, { ...comment, id: comment.parentId ?? comment.id });
    publishComment(tx, record, comment.commentType);
    await tx.audit(internalCommentAudits.remove, { ...subjectOf(comment), data: factsOf(comment) });
    return { success: true as const };
  });
}

/** A comment that the caller may read and that is there, with its thread locked before it. */
async function lockedComment(
  tx: Tx,
  reader: UserActor,
  scope: Scope,
  id: string,
): Promise<{ record: CaseRecord; comment: CommentRecord }> {
  const seen = found(await findComment(tx.db, id), 'comment_not_found');
  const record = found(await findCase(tx.db, scope, seen.caseId), 'comment_not_found');
  const types = readableTypes(reader, record.firmId);
  const threadId = seen.parentId ?? seen.id;
  const isReadable =
    types.includes(seen.commentType) && (await isReadableThread(tx.db, { record, types, reader }, threadId));
  if (!isReadable) refuse('comment_not_found');
  const thread = await lockComment(tx.db, { ...seen, id: threadId });
  const comment = seen.parentId ? await lockComment(tx.db, seen) : thread;
  if (!comment || comment.deletedAt) refuse('comment_not_found');
  return { record, comment };
}

async function viewOf(tx: Tx, reader: UserActor, record: CaseRecord, id: string) {
  const row = found(await findCommentRow(tx.db, record, id), 'comment_not_found');
  return commentView(row, { reader, marks: [], earlier: [] });
}

const subjectOf = ({ firmId, clientId, id }: CommentRecord) => ({ firmId, clientId, subjectId: id });
const factsOf = ({ caseId, commentType }: CommentRecord) => ({ caseId, commentType });
