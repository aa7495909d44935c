export { endFeeds } from './end-feeds.ts';
export { feedAudits } from './feed-audits.ts';
export { feedRoutes } from './routes.ts';
export { serveFeeds } from './serve-feeds.ts';
