import { lockoutNotifications } from '@writdesk/contract/lockouts/lockout-notifications';
import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { groupAudience } from '../cases/actions/index.ts';
import type { CaseChanges, CaseRecord } from '../cases/record/index.ts';
import { dropStageReminders } from '../cases/reminders/index.ts';
import { endLockout, type LockoutRow } from './lockout-queries.ts';

/**
 * The lockout that is set doesn't happen: the writ is stayed, ended, or the case is over. Whoever has the case is asked to call
 * the officer off, and the company is notified.
 * @returns what changes in the case’s own row, for the caller to write with its own changes.
 */
export async function cancelLockout(
  tx: Tx,
  context: Context,
  record: CaseRecord,
  reason: string,
): Promise<CaseChanges> {
  await endLockout(tx.db, record, { from: 'PROPOSED', state: 'CANCELLED', at: tx.now, reason });
  const ended = await endLockout(tx.db, record, { from: 'SET', state: 'CANCELLED', at: tx.now, reason });
  if (!ended) return {};
  await dropStageReminders(tx.db, record, tx.now);
  const userIds = await groupAudience(tx.db, record, ['processor', 'client']);
  await notifyOfLockout(tx, context, record, lockoutNotifications.cancelled, {
    userIds,
    lockout: ended,
  });
  return { lockoutDate: null, lockoutTime: null };
}

/** The officer was there: the day that was set is done. */
export async function completeLockout(tx: Tx, record: CaseRecord): Promise<void> {
  await endLockout(tx.db, record, { from: 'PROPOSED', state: 'CANCELLED', at: tx.now, reason: null });
  await endLockout(tx.db, record, { from: 'SET', state: 'DONE', at: tx.now, reason: null });
  await dropStageReminders(tx.db, record, tx.now);
}

/** Nobody is notified of their own action. */
export async function notifyOfLockout(
  tx: Tx,
  { actor }: Context,
  record: CaseRecord,
  kind: (typeof lockoutNotifications)[keyof typeof lockoutNotifications],
  {
    userIds,
    lockout,
  }: { userIds: readonly string[]; lockout: Pick<LockoutRow, 'lockoutDate' | 'lockoutTime'> },
): Promise<void> {
  await notifyIn(tx, kind, {
    userIds: userIds.filter((id) => id !== actorUserId(actor)),
    subject: { kind: 'case', id: record.id },
    params: {
      title: record.title,
      caseNumber: record.caseNumber ?? record.caseDraftNumber,
      date: lockout.lockoutDate,
      time: lockout.lockoutTime ?? '',
    },
  });
}
