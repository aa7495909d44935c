import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { selectAdministrators } from './rule-verdict-queries.ts';

/** What those who keep the rules are notified of one state. */
interface KeepersNote {
  state: string;
  kind: 'rule-pack.called-wrong' | 'rule-pack.proposed';
  title: string;
  text: string;
  params: Record<string, string>;
  /** The row on the trail, with how many were notified. */
  audit(tx: Tx, told: number): Promise<void>;
}

/** Notifies those who keep the rules, in a transaction of its own: who writes to them can't know who they are. */
export function tellKeepers(context: Context, note: KeepersNote): Promise<void> {
  const { state, kind, title, text, params, audit } = note;
  return transact(context, async (tx) => {
    const userIds = await selectAdministrators(tx.db);
    await notifyIn(tx, { userIds, kind, title, text, params: { ...params, state } });
    await audit(tx, userIds.length);
  });
}
