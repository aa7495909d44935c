import { type Renewal, renewal } from '../../platform/accounts.ts';
import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { findHolder } from './account-queries.ts';
import { lockAccount, moveAccount } from './renewed-account-queries.ts';
import { syncAccountKey } from './sync-account-key.ts';

/**
 * Creates an account again at the sign-in service, and notes its new id. The job stands in the transaction that voids the account: whatever
 * fails between the service and the record is done again, and nobody signs in until it was done.
 */
export const renewAccount = defineJob<Renewal>({
  name: 'users.renew-account',
  schema: renewal,
  timeoutSeconds: 60,
  handle: ({ deps }, data) => renew(deps, data),
});

/** The same at once, after the commit, so that a page that somebody holds open is over when the request is answered. */
export async function renewAccountNow(deps: Deps, data: Renewal | undefined): Promise<void> {
  if (!data) return;
  try {
    await renew(deps, data);
  } catch (error) {
    const { accountId } = data;
    deps.log.warn({ accountId, err: error }, 'an account isn’t created again yet; its job will repeat it');
  }
}

async function renew(deps: Deps, data: Renewal): Promise<void> {
  const { accountId } = data;
  await deps.db.transaction(systemScope, async (db) => {
    // Held to the end: of two that do this at once, the second one finds it done.
    const userId = await lockAccount(db, accountId);
    if (userId === undefined) return;
    const isAnothers = async (id: string) => (await findHolder(db, id)) !== undefined;
    const next = await deps.accounts.renew(data, isAnothers);
    if (next === accountId) return;
    await moveAccount(db, { accountId, next, now: deps.clock.now() });
    await deps.jobs.enqueueIn(db, syncAccountKey, { userId });
  });
}
