import { z } from 'zod';
import { inviteRoles, type Role, roles } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { instant, instantText } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, listQuery, listReply } from '../values/paging.ts';
import { paragraphs } from '../values/text.ts';

/** The firm’s own thread, and the one that it shares with the company. */
export const commentTypes = ['Firm', 'Client'] as const;
export type CommentType = (typeof commentTypes)[number];

export const LONGEST_COMMENT = 5_000;

/** Whom a mention of a role reaches, by thread. A landlord only reads. */
export const mentionableRoles: Readonly<Record<CommentType, readonly Role[]>> = {
  Firm: inviteRoles.firm,
  Client: [...inviteRoles.firm, 'crm_user', 'client_owner', 'client_manager', 'client_ap', 'client_viewer'],
};

const person = z.object({ id, name: z.string() });

export const internalComment = z.object({
  id,
  caseId: id,
  commentType: z.enum(commentTypes),
  /** The comment that it replies to; null where it begins a thread. */
  parentId: id.nullable(),
  /** Plain text; empty once it is deleted. */
  message: z.string(),
  /** `id` is null where a job or an import wrote it. */
  by: z.object({ id: id.nullable(), name: z.string() }),
  /** Written by somebody of the company. */
  isByClient: z.boolean(),
  taggedUsers: z.array(person),
  /** The roles that it mentions. */
  mentions: z.array(z.enum(roles)),
  createdAt: instant,
  editedAt: instant.nullable(),
  isDeleted: z.boolean(),
  /** New to the caller. */
  isUnread: z.boolean(),
  /** What it said before it was edited or deleted, for administrators of the firm; empty for everybody else. */
  earlier: z.array(z.object({ message: z.string(), until: instant })),
  version: z.int(),
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type InternalComment = z.output<typeof internalComment>;

export const commentThread = internalComment.extend({
  /** Oldest first; a reply has none of its own. */
  replies: z.array(internalComment),
  /** The company wrote last, and nobody of the firm has answered. */
  awaitsAnswer: z.boolean(),
  canReply: z.boolean(),
});
export type CommentThread = z.output<typeof commentThread>;

/** One type, refused like any word that isn’t one. */
const oneType = z
  .string()
  .max(40)
  .transform((text, context): CommentType => {
    const type = commentTypes.find((known) => known === text);
    if (type) return type;
    context.addIssue({ code: 'custom', message: issue('unknown_values', { given: [text] }) });
    return z.NEVER;
  });

const MOST_TAGS = 50;
const fields = {
  message: paragraphs('message', LONGEST_COMMENT),
  /** People to notify, each of whom may read the thread. */
  taggedUserIds: z.array(id).max(MOST_TAGS),
  /** Roles to notify. */
  mentions: z.array(z.enum(roles)).max(roles.length),
};

const success = z.literal(true);
const area = 'case-service';
const read = ['firm-comment.read', 'client-comment.read'] as const;
const saysSuccess = true;

export const internalComments = {
  getAll: route({
    method: 'GET',
    area,
    path: '/internal-comments/get-all/{id}',
    reads: ['internal-comment'],
    permission: read,
    summary: 'List all comments on a case that the caller can read, by thread, newest first',
    params: idParams,
    query: z.object({ commentType: choices(commentTypes) }),
    reply: z.object({ success, data: z.array(commentThread) }),
    saysSuccess,
    failure: 'Get Comments Fail',
  }),
  history: route({
    method: 'GET',
    area,
    path: '/internal-comments/comment-history',
    reads: ['internal-comment'],
    permission: read,
    summary: 'List the comments on a case page by page: threads, newest first, with their replies',
    query: listQuery({ caseId: id, commentType: choices(commentTypes) }),
    reply: listReply('data', commentThread, { success }),
    saysSuccess,
    failure: 'Get Comments Fail',
  }),
  add: route({
    method: 'POST',
    area,
    path: '/internal-comments/add',
    changes: ['internal-comment'],
    permission: ['firm-comment.create', 'client-comment.create'],
    summary: 'Add a comment to a case, or a reply to one',
    body: z.object({
      caseId: id,
      message: fields.message,
      /** By default that of the comment replied to, else the caller’s own: `Firm` for the firm, `Client` for everybody else. */
      commentType: oneType.optional(),
      parentId: id.nullish(),
      taggedUserIds: fields.taggedUserIds.default([]),
      mentions: fields.mentions.default([]),
    }),
    reply: z.object({ success, data: internalComment }),
    status: 201,
    saysSuccess,
    failure: 'Add Comment Fail',
  }),
  update: route({
    method: 'PATCH',
    area,
    path: '/internal-comments/update/{id}',
    changes: ['internal-comment'],
    permission: ['firm-comment.update', 'client-comment.update'],
    summary: 'Edit your own comment. Only people who weren’t tagged before are notified',
    params: idParams,
    body: z.object({
      message: fields.message.optional(),
      taggedUserIds: fields.taggedUserIds.optional(),
      mentions: fields.mentions.optional(),
      /** The version that the caller saw; a stale one is answered 409. */
      version: z.int().optional(),
    }),
    reply: z.object({ success, data: internalComment }),
    saysSuccess,
    failure: 'Update Comment Fail',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/internal-comments/delete/{id}',
    changes: ['internal-comment'],
    permission: ['firm-comment.delete', 'client-comment.update'],
    summary: 'Delete your own comment. One with replies keeps its place without its text',
    params: idParams,
    reply: z.object({ success }),
    saysSuccess,
    failure: 'Delete Comment Fail',
  }),
  people: route({
    method: 'GET',
    area,
    path: '/internal-comments/people/{id}',
    reads: ['user', 'ethical-wall'],
    permission: read,
    summary: 'List whom a comment on a case can tag: people who can read the thread, and roles',
    params: idParams,
    query: z.object({ commentType: oneType }),
    reply: z.object({
      success,
      people: z.array(person.extend({ roles: z.array(z.enum(roles)) })),
      roles: z.array(z.enum(roles)),
    }),
    saysSuccess,
    failure: 'Get Comments Fail',
  }),
  unread: route({
    method: 'GET',
    area,
    path: '/internal-comments/unread/{id}',
    reads: ['internal-comment'],
    permission: read,
    summary: 'Count the comments on a case that are new to the caller',
    params: idParams,
    reply: z.object({ success, unread: z.int() }),
    saysSuccess,
    failure: 'Get Comments Fail',
  }),
  markRead: route({
    method: 'POST',
    area,
    path: '/internal-comments/mark-read/{id}',
    changes: ['internal-comment'],
    permission: 'notification.update',
    summary: 'Mark the comments on a case as read, up to the newest one that the caller saw',
    params: idParams,
    body: z.object({ commentType: oneType.optional(), until: instantText }),
    reply: z.object({ success, unread: z.int() }),
    saysSuccess,
    failure: 'Update Comment Fail',
  }),
};
