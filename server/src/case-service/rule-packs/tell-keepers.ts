import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { auditRules } from './audit-rules.ts';
import { selectAdministrators } from './rule-verdict-queries.ts';

/** What those who keep the rules are notified of one state. */
interface KeepersNote {
  state: string;
  kind: 'rule-pack.called-wrong' | 'rule-pack.proposed';
  title: string;
  text: string;
  params: Record<string, string>;
  /** The action in the trail, and what it was about. */
  action: string;
  about: Record<string, string>;
}

/** Notifies those who keep the rules, in a transaction of its own: who writes to them can't know who they are. */
export function tellKeepers(context: Context, note: KeepersNote): Promise<void> {
  const { state, kind, title, text, params, action, about } = note;
  return transact(context, async (tx) => {
    const userIds = await selectAdministrators(tx.db);
    await notifyIn(tx, { userIds, kind, title, text, params: { ...params, state } });
    await auditRules(tx, state, action, { ...about, told: userIds.length });
  });
}
