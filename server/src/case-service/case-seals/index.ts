export { caseSealAudits, caseSealListAudits } from './case-seal-audits.ts';
export { openSealed } from './open-sealed.ts';
export { caseSealRoutes } from './routes.ts';
