import type { CommentType, internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/http/refuse.ts';
import { visibleRecord } from '../record/index.ts';
import { readableTypes, seesEarlier } from './comment-policy.ts';
import { threadView } from './comment-view.ts';
import {
  type Asked,
  type CommentRow,
  countUnread,
  selectAllThreads,
  selectEarlier,
  selectMarks,
  selectReplies,
  selectThreadPage,
} from './thread-queries.ts';

/** All comments on a case that the caller may read, by thread. @throws `case_not_found`, `invalid` for another type. */
export async function getAllComments(
  context: UserContext,
  { params, query }: RouteInput<typeof internalComments.getAll>,
) {
  const asked = await askedOf(context, params.id, query.commentType);
  const rows = await selectAllThreads(context.deps.db.as(context.scope), asked);
  return { success: true as const, data: await threadsOf(context, asked, rows) };
}

/** One page of threads, newest first. @throws `case_not_found`, `invalid` for another type. */
export async function listCommentHistory(
  context: UserContext,
  { query }: RouteInput<typeof internalComments.history>,
) {
  const asked = await askedOf(context, query.caseId, query.commentType);
  const { rows, ...counted } = await selectThreadPage(context.deps.db.as(context.scope), asked, query);
  return { success: true as const, data: await threadsOf(context, asked, rows), ...counted };
}

/** How many comments on a case are new to the caller. */
export async function countUnreadComments(
  context: UserContext,
  { params }: RouteInput<typeof internalComments.unread>,
) {
  const asked = await askedOf(context, params.id, null);
  return { success: true as const, unread: await countUnread(context.deps.db.as(context.scope), asked) };
}

/** What is asked for, of what the caller may read: any other type is refused like one that isn't there. */
export async function askedOf(
  context: UserContext,
  caseId: string,
  given: readonly CommentType[] | null,
): Promise<Asked> {
  const reader = personOf(context);
  const record = await visibleRecord(context, caseId);
  const readable = readableTypes(reader, record.firmId);
  const unknown = (given ?? []).filter((type) => !readable.includes(type));
  if (unknown.length) refuseField('commentType', fault('unknown_values', { given: unknown }));
  return { record, types: given ?? readable, reader };
}

async function threadsOf({ deps, scope }: UserContext, asked: Asked, rows: readonly CommentRow[]) {
  const db = deps.db.as(scope);
  const { record, reader } = asked;
  const [replies, marks] = await Promise.all([
    selectReplies(
      db,
      record,
      rows.map(({ id }) => id),
    ),
    selectMarks(db, asked),
  ]);
  const changed = [...rows, ...replies].filter(({ editedAt, deletedAt }) => editedAt ?? deletedAt);
  const earlier =
    changed.length && seesEarlier(reader, record.firmId)
      ? await selectEarlier(
          db,
          record,
          changed.map(({ id }) => id),
        )
      : [];
  return rows.map((row) => threadView(row, replies, { reader, marks, earlier }));
}
