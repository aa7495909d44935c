export { propertyOwnerRoutes } from './routes.ts';
export { propertyOwnerAudits } from './property-owner-audits.ts';
export { propertyOwnerLive } from './property-owner-live.ts';
export { insertOwner } from './property-owner-queries.ts';
