export type { OwnDetail } from './own-details.ts';
export { type OfferedDetail, readDetails, waitReply, writOffersReply } from './read-details.ts';
export { caseDetailRoutes } from './routes.ts';
