export { ledgerAudits } from './ledger-audits.ts';
export { type Posting, postEntry, reverseEntries } from './post-entry.ts';
export { ledgerRoutes } from './routes.ts';
