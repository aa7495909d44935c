export { tenantCriteria } from './tenant-criteria-queries.ts';
export { tenantAudits } from './tenant-audits.ts';
export { tenantRoutes } from './routes.ts';
export { tenantPart } from './tenant-part.ts';
export { insertSearches, replaceTenants, selectTenants, updateTenant } from './tenant-queries.ts';
