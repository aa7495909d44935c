export { internalCommentAudits } from './comment-audits.ts';
export { internalCommentLive } from './comment-live.ts';
export { insertComment } from './comment-queries.ts';
export { internalCommentRoutes } from './routes.ts';
export { publishComment } from './notify-of-comment.ts';
