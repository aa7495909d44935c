import { AccountMissingError, AccountMovedError, type Renewal } from '../../platform/accounts.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { renewAccount } from './renew-account.job.ts';

/**
 * Gives the account to whoever comes to their first place by its proven address: what somebody else set up for the address before opens
 * nothing. It comes last in its transaction, so that nothing of ours fails after it.
 * @param moved what refuses an account that has another address by now.
 * @returns what is still to be done after the commit, by `renewAccountNow`.
 */
export async function handOver(
  tx: Tx,
  context: UserContext,
  address: string,
  moved: 'invite_other_person' | 'address_unproven',
): Promise<Renewal | undefined> {
  const { accountId, sessionId } = personOf(context);
  await tx.requireStanding();
  let renewal: Renewal | undefined;
  try {
    renewal = await context.deps.accounts.handOver(accountId, { except: sessionId, within: tx.db, address });
  } catch (error) {
    if (error instanceof AccountMovedError) refuse(moved);
    // Nobody signs in to an account that is gone.
    if (!(error instanceof AccountMissingError)) throw error;
  }
  if (renewal) await tx.enqueue(renewAccount, renewal);
  return renewal;
}
