import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { selectAdministrators } from './rule-verdict-queries.ts';

/** Notifies those who keep the rules, in a transaction of its own: who writes to them can't know who they are. */
export function notifyKeepers(
  context: Context,
  notify: (tx: Tx, userIds: readonly string[]) => Promise<void>,
): Promise<void> {
  return transact(context, async (tx) => notify(tx, await selectAdministrators(tx.db)));
}
