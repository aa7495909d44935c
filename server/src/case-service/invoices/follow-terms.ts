import type { TermsFollower } from '../../user-service/clients/index.ts';
import { followAccount } from './account-followers.ts';
import { lockAccounts } from './account-queries.ts';

/**
 * Other terms may hold fewer cases. A case that is submitted meanwhile waits for the new terms, or the job finds it held.
 */
export const followNewTerms: TermsFollower = async (tx, context, clientId) => {
  for (const firmId of await lockAccounts(tx.db, clientId, tx.now))
    await followAccount(tx, context, { firmId, clientId });
};
