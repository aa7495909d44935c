export { courthouseRoutes } from './routes.ts';
export { feeTableOf } from './fee-table.ts';
