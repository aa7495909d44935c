import type { TermsFollower } from '../../user-service/clients/index.ts';
import { followAccount } from './account-followers.ts';
import { hasAccount, lockAccount } from './account-queries.ts';

/**
 * Other terms may hold fewer cases. A case that is submitted meanwhile waits for the new terms, or the job finds it held.
 */
export const followNewTerms: TermsFollower = async (tx, context, debtor) => {
  // Who was never billed, and has no case, holds nothing.
  if (!(await hasAccount(tx.db, debtor))) return;
  await lockAccount(tx.db, debtor, tx.now);
  await followAccount(tx, context, debtor);
};
