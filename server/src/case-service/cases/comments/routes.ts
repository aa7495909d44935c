import { internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import { bind } from '../../../platform/http/bind.ts';
import { addComment } from './add-comment.ts';
import { deleteComment, updateComment } from './change-comment.ts';
import { listCommentPeople } from './list-comment-people.ts';
import { countUnreadComments, getAllComments, listCommentHistory } from './list-comments.ts';
import { markCommentsRead } from './mark-comments-read.ts';

export const internalCommentRoutes = [
  bind(internalComments.getAll, getAllComments),
  bind(internalComments.history, listCommentHistory),
  bind(internalComments.add, addComment),
  bind(internalComments.update, updateComment),
  bind(internalComments.remove, deleteComment),
  bind(internalComments.people, listCommentPeople),
  bind(internalComments.unread, countUnreadComments),
  bind(internalComments.markRead, markCommentsRead),
];
