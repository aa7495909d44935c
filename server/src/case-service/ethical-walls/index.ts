export { ethicalWallAudits } from './ethical-wall-audits.ts';
export { ethicalWallRoutes } from './routes.ts';
