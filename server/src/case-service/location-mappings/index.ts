export { locationMappingAudits } from './location-mapping-audits.ts';
export { firmLocations } from './firm-locations.ts';
export { locationMappingRoutes } from './routes.ts';
