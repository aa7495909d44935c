export { docketAudits } from './docket-audits.ts';
export { insertDocketCheck } from './docket-check-queries.ts';
export { docketPart } from './docket-part.ts';
export { cancelDocket, continueDocket, holdDocket } from './end-docket.ts';
export { type DocketCase, type DocketPlace, placeOnDocket } from './place-on-docket.ts';
export { docketRoutes } from './routes.ts';
