export { timelineRoutes } from './routes.ts';
export { insertStatusChange } from './status-change-queries.ts';
export { lastMovesOf } from './timeline-queries.ts';
