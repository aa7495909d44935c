import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';
import type { Debtor } from './account-queries.ts';

/**
 * What a noun does when a company owes less to a firm, or when its terms hold fewer cases: in the same transaction, which holds the
 * account.
 */
export type AccountFollower = (tx: Tx, debtor: Debtor) => Promise<void>;

export const accountFollowers: Registry<AccountFollower> = registry('account followers');

/** The last thing that a verb does that lowers what a company owes. */
export async function followAccount(
  tx: Tx,
  { deps }: Pick<Context, 'deps'>,
  { firmId, clientId }: Debtor,
): Promise<void> {
  for (const follow of deps.registered.of(accountFollowers)) await follow(tx, { firmId, clientId });
}
