import { AccountMissingError } from '../../platform/accounts.ts';
import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { type AccountFacts, findAccountFacts, findHolder } from './account-queries.ts';
import { openAgain } from './open-again.ts';
import { isReleased } from './released-account-queries.ts';
import { type SyncAccountData, syncAccountKey } from './sync-account-key.ts';

/** Sends the identity provider what a person may do now: names, roles, and whether they may sign in at all. */
export const syncAccount = defineJob<SyncAccountData>({
  ...syncAccountKey,
  timeoutSeconds: 60,
  handle: ({ deps }, data) => bringUpToDate(deps, data),
});

/**
 * The same at once, after the commit, so that a withdrawn role doesn't wait for a worker. The job that stands in the
 * transaction does it again where this fails.
 */
export async function syncAccountNow(deps: Deps, data: SyncAccountData): Promise<void> {
  try {
    await bringUpToDate(deps, data);
  } catch (error) {
    deps.log.warn({ userId: data.userId, err: error }, 'an account is behind; its job will repeat it');
  }
}

/**
 * Several of these may run for one person, in any process, and a slow one would write what was true before. So each reads the record again
 * once it has written, and goes on until what it wrote is what stands there: the last to write is then right.
 */
async function bringUpToDate(deps: Deps, { userId, reactivated = false }: SyncAccountData): Promise<void> {
  const db = deps.db.as(systemScope);
  let mayOpen = reactivated;
  let user = await findAccountFacts(db, userId);
  while (user?.accountId) {
    const { accountId, email } = user;
    try {
      await write(deps, { ...user, accountId }, mayOpen);
    } catch (error) {
      if (!(error instanceof AccountMissingError)) throw error;
      deps.log.warn({ userId, accountId }, 'the account of a person is gone at the provider');
      return;
    }
    // What this closed, it may open again.
    mayOpen ||= !user.active;
    const now = await findAccountFacts(db, userId);
    if (now?.accountId !== accountId) return giveBack(deps, { accountId, email, mayOpen });
    if (now.version === user.version) return;
    user = now;
  }
}

async function write(
  { accounts }: Deps,
  user: AccountFacts & { accountId: string },
  mayOpen: boolean,
): Promise<void> {
  const { accountId, active, roles, firstName, lastName } = user;
  // Closed first: whoever is out may not use what the other calls are about to change.
  if (!active) await accounts.disable(accountId);
  await accounts.setRoles(accountId, roles);
  // Never the address: an operator may have moved the account to another one, whose reader owns it now.
  await accounts.updateProfile(accountId, { firstName, lastName });
  if (active && mayOpen) await accounts.enable(accountId);
}

/** The record gave up its account while this wrote to it: the account becomes what it is since then. */
async function giveBack(
  deps: Deps,
  { accountId, email, mayOpen }: { accountId: string; email: string; mayOpen: boolean },
): Promise<void> {
  const db = deps.db.as(systemScope);
  const holder = await findHolder(db, accountId);
  if (holder) return bringUpToDate(deps, { userId: holder.id, reactivated: mayOpen });
  if (await isReleased(db, accountId)) await openAgain(deps, accountId, email);
}
