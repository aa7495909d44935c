export type { OwnDetail } from './own-details.ts';
export { type OfferedDetail, readDetails } from './read-details.ts';
export { caseDetailRoutes } from './routes.ts';
