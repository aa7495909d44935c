export { insertComment } from './comment-queries.ts';
