export { supportAccessLive } from './support-access-live.ts';
export { supportAccessAudits } from './support-access-audits.ts';
export { supportAccessRoutes } from './routes.ts';
