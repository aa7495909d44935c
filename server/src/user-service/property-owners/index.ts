export { propertyOwnerRoutes } from './routes.ts';
export { propertyOwnerAudits } from './property-owner-audits.ts';
export { insertOwner } from './property-owner-queries.ts';
