import { type CommentType, internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import type { Role } from '@writdesk/contract/permissions/roles';
import { addComment } from '../../src/case-service/cases/comments/add-comment.ts';
import { getAllComments } from '../../src/case-service/cases/comments/list-comments.ts';
import { type Act, caseOf } from './demo-case.ts';

/** Begins a thread on the case. */
export const say =
  (commentType: CommentType, message: string, mentions: readonly Role[] = []): Act =>
  async (_desk, by, it) => {
    const caseId = caseOf(it).id;
    await addComment(by, {
      params: {},
      query: {},
      body: internalComments.add.body.parse({ caseId, commentType, message, mentions: [...mentions] }),
    });
  };

/** Replies in the thread that was begun last. */
export const reply =
  (message: string): Act =>
  async (_desk, by, it) => {
    const caseId = caseOf(it).id;
    const { data } = await getAllComments(by, {
      params: { id: caseId },
      query: { commentType: null },
      body: undefined,
    });
    await addComment(by, {
      params: {},
      query: {},
      body: internalComments.add.body.parse({ caseId, message, parentId: data[0]?.id }),
    });
  };
