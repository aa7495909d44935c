export { passStandingPoints } from './pass-standing-points.ts';
export { standingRoutes } from './routes.ts';
export { standingAudits } from './standing-audits.ts';
