export type { CaseKey } from './case-list-queries.ts';
export { offeredRows, totalOf, waitForDocket } from './list-cases.ts';
export { caseListRoutes } from './routes.ts';
