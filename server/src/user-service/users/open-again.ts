import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { renewAccount, renewAccountNow } from './renew-account.job.ts';

/** Opens an account between two places at the sign-in service, with nothing that opened it before. @throws AccountMissingError */
export async function openAgain(deps: Deps, accountId: string, email: string): Promise<void> {
  const renewal = await deps.accounts.reopen(accountId, email);
  if (!renewal) return;
  // Written first: once the account is gone there, nobody could read what it was.
  await deps.db.transaction(systemScope, (db) => deps.jobs.enqueueIn(db, renewAccount, renewal));
  await renewAccountNow(deps, renewal);
}
