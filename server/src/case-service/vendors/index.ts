export { vendorRoutes } from './routes.ts';
export { vendorAudits } from './vendor-audits.ts';
