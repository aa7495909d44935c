export { bankAccountAudits } from './bank-account-audits.ts';
export type { AccountRow } from './bank-account-queries.ts';
export { accountNumberOf } from './change-bank-account.ts';
export { holdAccount, holdAccountAlone, requireUnsigned, signAccount } from './hold-account.ts';
export { bankAccountRoutes } from './routes.ts';
