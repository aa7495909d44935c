import type { CommentType } from '@writdesk/contract/internal-comments/internal-comments';
import { type Role, roles } from '@writdesk/contract/permissions/roles';
import type { UserActor } from '../../../platform/actor.ts';
import { mayChange, mayWrite } from './comment-policy.ts';
import type { CommentRow } from './thread-queries.ts';

/** What the reader brings: how far they have read, and what comments said before where they may know it. */
export interface Reading {
  reader: UserActor;
  marks: readonly { commentType: CommentType; readUntil: Date }[];
  earlier: readonly { commentId: string; message: string; until: Date }[];
}

export function commentView(row: CommentRow, { reader, marks, earlier }: Reading) {
  const readUntil = marks.find(({ commentType }) => commentType === row.commentType)?.readUntil;
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    caseId: row.caseId,
    commentType: row.commentType,
    parentId: row.parentId,
    message: isDeleted ? '' : row.message,
    by: { id: row.createdBy, name: row.createdByName },
    isByClient: row.byClient,
    taggedUsers: isDeleted ? [] : row.taggedUsers,
    mentions: isDeleted ? [] : row.mentions.filter(isRole),
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    isDeleted,
    isUnread: !isDeleted && row.createdBy !== reader.userId && (!readUntil || row.createdAt > readUntil),
    earlier: earlier.filter(({ commentId }) => commentId === row.id),
    version: row.version,
    can: { update: mayChange(reader, row, 'update'), delete: mayChange(reader, row, 'delete') },
  };
}

export const threadView = (row: CommentRow, replies: readonly CommentRow[], reading: Reading) => ({
  ...commentView(row, reading),
  replies: replies.filter(({ parentId }) => parentId === row.id).map((reply) => commentView(reply, reading)),
  awaitsAnswer: row.awaitsAnswer,
  canReply: mayWrite(reading.reader, row.firmId, row.commentType),
});

const isRole = (name: string): name is Role => roles.some((role) => role === name);
