import { z } from 'zod';
import { AccountMissingError } from '../../platform/accounts.ts';
import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { findAccountFacts } from './account-queries.ts';

export interface SyncAccountData {
  userId: string;
  /** They were deactivated, and are active again. Nothing else opens an account that its provider closed. */
  reactivated?: boolean | undefined;
}

/** Sends the identity provider what a person may do now: names, roles, and whether they may sign in at all. */
export const syncAccount = defineJob<SyncAccountData>({
  name: 'users.sync-account',
  schema: z.object({ userId: z.uuid(), reactivated: z.boolean().optional() }),
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

async function bringUpToDate({ db, accounts, log }: Deps, { userId, reactivated }: SyncAccountData) {
  const user = await findAccountFacts(db.as(systemScope), userId);
  const accountId = user?.accountId;
  if (!user || !accountId) return;
  try {
    // Closed first: whoever is out may not use what the other calls are about to change.
    if (!user.active) await accounts.disable(accountId);
    await accounts.setRoles(accountId, user.roles);
    // Never the address: an operator may have moved the account to another one, whose reader owns it now.
    await accounts.updateProfile(accountId, { firstName: user.firstName, lastName: user.lastName });
    if (user.active && reactivated) await accounts.enable(accountId);
  } catch (error) {
    if (!(error instanceof AccountMissingError)) throw error;
    log.warn({ userId, accountId }, 'the account of a person is gone at the provider');
  }
}
