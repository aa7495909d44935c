export { billItemAudits } from './bill-item-audits.ts';
export { billItemRoutes } from './routes.ts';
export { startCatalog } from './start-catalog.ts';
