export { clearTrustItem } from './clear-item.ts';
export { trustAudits } from './trust-audits.ts';
export { trustRoutes } from './routes.ts';
