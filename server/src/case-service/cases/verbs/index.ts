export { applyToDocket } from './apply-to-docket.ts';
export { caseActionRoutes } from './routes.ts';
