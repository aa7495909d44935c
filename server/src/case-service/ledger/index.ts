export { firstDayOf, lastDayOf, monthAfter, monthBefore, monthOf } from './months.ts';
export { ledgerAudits } from './ledger-audits.ts';
export { type Posting, postEntry, reverseEntries } from './post-entry.ts';
export { ledgerRoutes } from './routes.ts';
export { movedUntil } from './snapshot-queries.ts';
