import { z } from 'zod';
import { AccountMissingError } from '../../platform/accounts.ts';
import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { openAgain } from './open-again.ts';
import { isReleased } from './released-account-queries.ts';

/** Opens the account of a deactivated person, whom another organization invited, at the identity provider. */
export const reopenAccount = defineJob({
  name: 'users.reopen-account',
  schema: z.object({ accountId: z.uuid(), email: z.string().max(254) }),
  timeoutSeconds: 60,
  async handle({ deps }: { deps: Deps }, { accountId, email }) {
    // The person was reactivated or has a place meanwhile: the account is open, and what was set up since stays.
    if (!(await isReleased(deps.db.as(systemScope), accountId))) return;
    try {
      await openAgain(deps, accountId, email);
    } catch (error) {
      if (!(error instanceof AccountMissingError)) throw error;
      deps.log.warn({ accountId }, 'the account of a person is gone at the provider');
    }
  },
});
