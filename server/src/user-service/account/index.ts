export { accountAudits } from './account-audits.ts';
export { freshProof, provenPerson } from './fresh-proof.ts';
export { accountRoutes } from './routes.ts';
