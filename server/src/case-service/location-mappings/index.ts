export { locationMappingAudits } from './location-mapping-audits.ts';
export { locationMappingRoutes } from './routes.ts';
