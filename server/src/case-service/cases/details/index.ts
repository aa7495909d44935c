export type { OwnDetail } from './own-details.ts';
export { type OfferedDetail, readDetails, waitReply } from './read-details.ts';
export { caseDetailRoutes } from './routes.ts';
