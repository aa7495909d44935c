export { timelineRoutes } from './routes.ts';
export { insertStatusChange } from './status-change-queries.ts';
export { sendBackWordsOf } from './timeline-queries.ts';
