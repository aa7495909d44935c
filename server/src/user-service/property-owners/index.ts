export { propertyOwnerRoutes } from './routes.ts';
