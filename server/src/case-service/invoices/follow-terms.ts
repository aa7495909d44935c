import type { TermsFollower } from '../../user-service/clients/index.ts';
import { releaseHeld } from '../held-cases/index.ts';
import { lockAccounts } from './account-queries.ts';

/**
 * Other terms may hold fewer cases. A case that is submitted meanwhile waits for the new terms, or the job finds it held.
 */
export const releaseOnNewTerms: TermsFollower = async (tx, clientId) => {
  for (const firmId of await lockAccounts(tx.db, clientId, tx.now))
    await tx.enqueue(releaseHeld, { firmId, clientId });
};
