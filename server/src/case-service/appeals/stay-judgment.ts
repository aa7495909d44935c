import { actorUserId } from '../../platform/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { Act } from '../cases/actions/index.ts';
import { endHolds, insertHold } from '../cases/holds/index.ts';
import type { CaseChanges } from '../cases/record/index.ts';
import { dropTasks } from '../cases/reminders/index.ts';
import { cancelOpenWrits, resumeStayedWrits, stayOpenWrits } from '../writs/index.ts';

/** The court stays its judgment: nothing of a writ moves, and the lockout is off. */
export async function stayJudgment(act: Act, order: string): Promise<CaseChanges> {
  const { tx, record, context } = act;
  await insertHold(tx.db, record, {
    id: newId(),
    kind: 'COURT_STAY',
    at: tx.now,
    userId: actorUserId(context.actor),
    note: order,
  });
  return stayOpenWrits(act, order);
}

/** The stay is over, by itself or with its appeal: a stayed writ goes on. Without its judgment no writ does. */
export async function endStay(act: Act, isReversed: boolean, order: string): Promise<CaseChanges> {
  const { tx, record } = act;
  await endHolds(tx.db, record, 'COURT_STAY', tx.now);
  await dropTasks(tx.db, record, 'ASK_FOR_WRIT', tx.now);
  return isReversed ? cancelOpenWrits(act, order) : resumeStayedWrits(act, order);
}
