export { accountAudits } from './account-audits.ts';
export { freshProof } from './fresh-proof.ts';
export { accountRoutes } from './routes.ts';
