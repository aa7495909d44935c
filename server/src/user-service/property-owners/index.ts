export { propertyOwnerRoutes } from './routes.ts';
export { insertOwner } from './property-owner-queries.ts';
