export { propertyForCase } from './property-for-case.ts';
export type { PropertyForCase } from './property-queries.ts';
export { visibleProperty } from './property-scope-queries.ts';
export { propertyRoutes } from './routes.ts';
