export type { CaseKey } from './case-list-queries.ts';
export { type CasePageRow, selectCaseRows } from './case-row-queries.ts';
export { isColleague } from './counted-row-queries.ts';
export { timesByCounty } from './county-times.ts';
export { offeredRows, totalOf, waitForDocket } from './list-cases.ts';
export { sumOfCounted } from './sum-of-counted.ts';
export { caseListRoutes } from './routes.ts';
