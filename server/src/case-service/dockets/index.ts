export { continueDocket, leaveDocket, markHeld } from './end-docket.ts';
export { type DocketCase, type DocketPlace, placeOnDocket } from './place-on-docket.ts';
export { docketRoutes } from './routes.ts';
