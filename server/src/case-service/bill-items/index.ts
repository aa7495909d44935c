export { billItemAudits } from './bill-item-audits.ts';
export { billItemRoutes } from './routes.ts';
export { interestItem } from './interest-item.ts';
export { startCatalog } from './start-catalog.ts';
